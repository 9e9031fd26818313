import {
  type KeyboardEvent,
  type ReactNode,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useTranslation } from 'react-i18next';
import { chooseAgainText, fileErrorText, filesHint, formTexts } from '#contracts/form-messages.ts';
import { filesInputName, lostFilesName } from '#contracts/form-files.ts';
import type { FormName } from '#contracts/form-fields.ts';
import type { FileError, PostedForm } from '#contracts/submission-result.ts';
import { useLanguage } from '../../../../i18n/use-language.ts';
import { loadEarly } from '../../../../lib/load-early.ts';
import { useHydrated } from '../../../../lib/use-hydrated.ts';
import { type FileTools, hasFiles, loadFileTools, loadedFileTools, useFileTools } from './file-tools.ts';
import { keepFileNames, readFileNames } from './kept-file-names.ts';

interface Props {
  readonly form: FormName;
  /** Errors that the server found. */
  readonly errors: readonly FileError[];
  readonly posted: PostedForm | undefined;
  readonly isPending: boolean;
}

/** Opens the chooser, as Enter does on any other button; in itself it would send the form, or do nothing. */
const chooseOnEnter = (event: KeyboardEvent<HTMLInputElement>): void => {
  if (event.key !== 'Enter') return;
  event.preventDefault();
  event.currentTarget.click();
};

/** Names of files that the form lacks; `undefined` where it lacks none. */
const missingOf = (chosen: readonly string[], posted?: readonly string[]): readonly string[] | undefined =>
  posted || chosen.length > 0 ? [...new Set([...(posted ?? []), ...chosen])] : undefined;

/** Lists what is wrong with the files. */
const FileErrors = ({ id, texts }: { readonly id: string; readonly texts: readonly string[] }): ReactNode => (
  <div id={id}>
    {texts.map((text) => (
      <p className="field-error" key={text}>
        <span>{text}</span>
      </p>
    ))}
  </div>
);

/**
 * The files of a form. The input works without JavaScript; what a browser adds is loaded with the first file, of which the
 * input says the name until then.
 */
export const FileField = ({ form, errors, posted, isPending }: Props): ReactNode => {
  const { t } = useTranslation();
  const language = useLanguage();
  const { label, choose } = formTexts[language].files;
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const tools = useFileTools();
  // Whether there is nothing that the input would have to show.
  const [isEmpty, setIsEmpty] = useState(false);
  const [refused, setRefused] = useState<Awaited<ReturnType<FileTools['takeFiles']>>>([]);
  const isHydrated = useHydrated();
  // Files that were chosen before the page was loaded again, and not since; the browser alone knows those of earlier pages.
  const [missing, setMissing] = useState(() => missingOf(readFileNames(form), posted?.files));
  const lost = isHydrated ? missing : posted?.files;
  const [said, setSaid] = useState('');
  const load = async (): Promise<void> => {
    const { takeFiles, filesOf, chosenText } = await loadFileTools();
    setRefused(await takeFiles(form, input.current));
    const names = filesOf(form).map(({ name }) => name);
    keepFileNames(form, names);
    setMissing((earlier = []) => missingOf(earlier.filter((name) => !names.includes(name))));
    setSaid(chosenText(form, language));
  };
  const takeChosen = (): void => {
    const areChosen = hasFiles(form, input.current);
    setIsEmpty(!areChosen);
    if (!areChosen) return;
    // The tools may not come before the page is left.
    const files = [...(loadedFileTools()?.filesOf(form) ?? []), ...(input.current?.files ?? [])];
    keepFileNames(form, [...new Set(files.map(({ name }) => name))]);
    loadEarly(load);
  };
  const takeEarlier = useEffectEvent(takeChosen);
  // Chosen before hydration, or in a dialog that was closed.
  useLayoutEffect(() => takeEarlier(), []);
  const problems = errors.map((error) => fileErrorText(error, language));
  if (lost && !errors.some(({ code }) => code === 'question')) problems.push(chooseAgainText(lost, language));
  return (
    <div className="field wide">
      <label htmlFor={id}>
        <span>{label}</span>
        <span className="optional">{` ${t('forms.optional')}`}</span>
      </label>
      <p className="meta" id={`${id}-hint`}>
        {filesHint(language)}
      </p>
      {lost && <input type="hidden" name={lostFilesName} value={lost.join('/')} />}
      <div className={tools || isEmpty ? 'file-input listed' : 'file-input'}>
        <label htmlFor={id} className="button secondary">
          <span>{choose}</span>
        </label>
        <input
          type="file"
          id={id}
          ref={input}
          name={filesInputName}
          multiple
          disabled={isPending}
          aria-invalid={errors.length > 0}
          aria-describedby={`${id}-hint${problems.length > 0 ? ` ${id}-error` : ''}`}
          onChange={takeChosen}
          onKeyDown={chooseOnEnter}
        />
      </div>
      {problems.length > 0 && <FileErrors id={`${id}-error`} texts={problems} />}
      <output className="visually-hidden">{said}</output>
      {tools && (
        <tools.ChosenFiles
          form={form}
          input={input}
          refused={refused}
          isPending={isPending}
          onRemoved={(text) => {
            setRefused([]);
            setSaid(text);
          }}
        />
      )}
    </div>
  );
};
