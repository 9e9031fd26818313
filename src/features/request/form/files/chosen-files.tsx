import { type ReactNode, type RefObject, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { fileErrorText } from '#contracts/form-messages.ts';
import type { FormName } from '#contracts/form-fields.ts';
import { maxFileBytes } from '#domain/requests/files/file-fault.ts';
import { megabyte } from '#domain/shared/byte-units.ts';
import type { Language } from '#domain/shared/language.ts';
import { useLanguage } from '../../../../i18n/use-language.ts';
import { ignoreSecondPress } from '../../../../lib/ignore-second-press.ts';
import { fillText } from '#domain/shared/fill-text.ts';
import { type RefusedFile, addFiles, filesOf, setFiles, subscribeToFiles } from './file-store.ts';
import { chosenFilesTexts } from './chosen-files-texts.ts';
import { formatSize } from './format-size.ts';
import { keepFileNames } from './kept-file-names.ts';
import { submissions } from '../submission/submissions.ts';
import { useSubmission } from '../submission/use-submission.ts';
import { fileErrors } from '../submission/visible-errors.ts';
import './chosen-files.css';

/** Other files have other errors. */
const forgetFileErrors = (form: FormName): void => {
  if (fileErrors(submissions.get(form)).length > 0) submissions.delete(form);
};

/** Moves the files of an input to those of its form, after those that are being moved. @returns those that cannot be sent */
export const takeFiles = async (
  form: FormName,
  input: HTMLInputElement | null | undefined,
): Promise<readonly RefusedFile[]> => {
  const chosen = [...(input?.files ?? [])];
  if (input && chosen.length > 0) {
    input.value = '';
    forgetFileErrors(form);
  }
  return addFiles(form, chosen);
};

/** Names the files of a form with their sizes, for screen readers; empty without any. */
export const chosenText = (form: FormName, language: Language): string => {
  const files = filesOf(form).map(({ name, size }) => `${name}, ${formatSize(size, language)}`);
  return files.length > 0 ? `${chosenFilesTexts[language].chosen}: ${files.join('; ')}` : '';
};

export const clearFiles = (form: FormName): void => setFiles(form, []);

/** A size above the limit is not shown as the limit. */
const visibleBytes = (bytes: number): number =>
  bytes > maxFileBytes ? Math.max(bytes, maxFileBytes + megabyte / 10) : bytes;

/**
 * Returns how much of the files is said to be sent, in percent: a screen reader that said each step would say nothing
 * else.
 */
const announcedPercent = (progress: number): number => Math.floor(progress * 5) * 20;

const Progress = ({ form }: { readonly form: FormName }): ReactNode => {
  const { progress } = chosenFilesTexts[useLanguage()];
  const submission = useSubmission(form);
  const sent = submission?.kind === 'pending' ? submission.progress : undefined;
  const text = fillText(progress, { percent: Math.floor((sent ?? 0) * 100) });
  const announced = announcedPercent(sent ?? 0);
  return (
    <>
      {sent !== undefined && (
        <p className="upload-progress">
          <progress value={sent} aria-label={text} />
          <span aria-hidden="true">{text}</span>
        </p>
      )}
      <output className="visually-hidden">
        {announced > 0 && fillText(progress, { percent: announced })}
      </output>
    </>
  );
};

interface Props {
  readonly form: FormName;
  readonly input: RefObject<HTMLInputElement | null>;
  /** Refused files of the last choice. */
  readonly refused: readonly RefusedFile[];
  /** Called with the words that say so. */
  readonly onRemoved: (text: string) => void;
  /** Whether the form is being sent, so that its files cannot be changed. */
  readonly isPending: boolean;
}

/** The files that the visitor has chosen, with their sizes, and those that cannot be sent. */
export const ChosenFiles = ({ form, input, refused, isPending, onRemoved }: Props): ReactNode => {
  const { t } = useTranslation();
  const language = useLanguage();
  const { chosen, notKept, removed } = chosenFilesTexts[language];
  const files = useSyncExternalStore(subscribeToFiles, () => filesOf(form));
  const remove = (file: File): void => {
    const others = files.filter((other) => other !== file);
    setFiles(form, others);
    keepFileNames(
      form,
      others.map(({ name }) => name),
    );
    onRemoved(fillText(removed, { file: file.name }));
    forgetFileErrors(form);
    // The button that was pressed is gone.
    input.current?.focus();
  };
  return (
    <>
      <div role="alert">
        {refused.map((error) => (
          <p className="field-error" key={`${error.code} ${error.file}`}>
            <span>{fileErrorText(error, language, formatSize(visibleBytes(error.bytes), language))}</span>
          </p>
        ))}
      </div>
      {files.length > 0 && (
        <ul className="chosen-files" aria-label={chosen}>
          {files.map((file) => (
            <li key={`${file.name} ${file.lastModified} ${file.size}`}>
              <span>{file.name}</span>
              <span className="meta">{formatSize(file.size, language)}</span>
              <button
                type="button"
                className="button tertiary"
                aria-label={`${t('list.remove')}: ${file.name}`}
                disabled={isPending}
                onClick={(event) => {
                  ignoreSecondPress(event);
                  remove(file);
                }}
              >
                <span>{t('list.remove')}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
      {files.length > 0 && <p className="meta">{notKept}</p>}
      <Progress form={form} />
    </>
  );
};

export { filesOf, isAddingFiles } from './file-store.ts';
export { sendUpload } from './send-upload.ts';
