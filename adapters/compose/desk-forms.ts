import type { OpenedForm } from '#contracts/desk/content-views.ts';
import type { Json } from '#domain/desk/publishing/json.ts';
import type { Config } from '../config.ts';
import { fieldSchemaOf } from '../content/desk/field-schema.ts';
import { listContentFiles } from '../content/desk/list-content-files.ts';
import { yamlFormat } from '../content/desk/yaml-format.ts';
import type { composeDeskContent } from './desk-content.ts';

type Content = ReturnType<typeof composeDeskContent>;

interface Dependencies {
  readonly content: Content;
  readonly config: Pick<Config, 'contentDir'>;
}

/** Creates what staff do with content. */
export const createDeskForms = ({ content, config }: Dependencies) => ({
  ...content,

  listFiles: () => listContentFiles(config.contentDir),

  /** @returns `undefined` where content has no such file with fields */
  async openForm(file: string): Promise<OpenedForm | undefined> {
    const schema = fieldSchemaOf(file);
    const opened = schema && (await content.openFile(file));
    if (!opened) return undefined;
    const { draft, merged, fingerprint = '' } = opened;
    const bytes = merged.kind === 'merged' ? merged.content : draft?.content;
    return {
      schema,
      value: bytes ? yamlFormat.read(bytes) : schema.type === 'array' ? [] : {},
      version: draft?.version ?? 0,
      fingerprint,
      draft,
      problems: bytes ? content.checkFile(file, bytes) : [],
      clashes: merged.kind === 'clash' ? merged.clashes : [],
    };
  },

  /** Saves a draft, unless somebody has changed file or draft since they were seen. */
  async saveForm(
    file: string,
    value: Json,
    { version, fingerprint }: Pick<OpenedForm, 'version' | 'fingerprint'>,
    user: string,
  ): Promise<'saved' | 'conflict' | 'unknown'> {
    const seen = { version, fingerprint: fingerprint === '' ? undefined : fingerprint };
    return (await content.saveFile(file, { kind: 'value', value }, seen, user)).kind;
  },
});
