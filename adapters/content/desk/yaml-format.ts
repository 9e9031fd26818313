import type { FileFormat } from '#domain/desk/publishing/ports.ts';
import { OperatorError } from '#domain/shared/errors/operator-error.ts';
import { decodeText } from '../files/decode-text.ts';
import { editYaml, readYamlValue, writeYaml } from '../yaml/edit-yaml.ts';

/** The bytes are no text in UTF-8. */
class UndecodableFileError extends OperatorError {
  override readonly name = 'UndecodableFileError';
}

/** Decodes a file, with its byte order mark. */
const textOf = (bytes: Uint8Array): string => {
  const decoded = decodeText(bytes);
  if ('fault' in decoded) throw new UndecodableFileError(`The file ${decoded.fault}`);
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
};

/** Notation of the content's YAML files. */
export const yamlFormat: FileFormat = {
  hasValues: (file) => file.endsWith('.yaml'),
  read: (bytes) => readYamlValue(textOf(bytes)),
  edit: (bytes, value) => Buffer.from(editYaml(textOf(bytes), value)),
  write: (value, like) => Buffer.from(writeYaml(value, like && textOf(like))),
};
