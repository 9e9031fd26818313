import { open, readFile } from 'node:fs/promises';
import { fileTypeFromBuffer } from 'file-type';
import { type ContentProblem, type Finding, foundAt } from '#domain/content/problems.ts';
import { type DocumentSource, listDocuments } from './document-files.ts';

type Sources = ReadonlyMap<string, DocumentSource>;

/** Readers look for `%PDF-` in so many bytes at the beginning. */
const headBytes = 1024;

const readHead = async (source: string): Promise<Buffer> => {
  const file = await open(source);
  try {
    const { buffer, bytesRead } = await file.read({ buffer: Buffer.alloc(headBytes) });
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
};

const describe = async (head: Buffer): Promise<string> => {
  const type = await fileTypeFromBuffer(head);
  if (type) return `a file of the type ${type.ext.toUpperCase()}`;
  return /^\s*(?:<!doctype html|<html)/iu.test(head.toString('latin1')) ? 'a web page' : 'something else';
};

const checkHead = async ({ source, bytes }: DocumentSource): Promise<readonly Finding[]> => {
  if (bytes === 0) return [{ text: 'is empty (0 bytes): copy it again' }];
  const head = await readHead(source);
  return head.includes('%PDF-') ? [] : [{ text: `is no PDF, but ${await describe(head)}: export it as PDF` }];
};

const checkEach = async (
  sources: Sources,
  check: (source: DocumentSource) => Promise<readonly Finding[]>,
): Promise<ContentProblem[]> => {
  const problems: ContentProblem[] = [];
  for (const [name, source] of sources)
    for (const finding of await check(source)) problems.push(foundAt(`documents/${name}`, 1, finding));
  return problems;
};

/** Finds documents that are empty or no PDF, by their first bytes. */
export const checkPdfHeads = (sources: Sources): Promise<ContentProblem[]> => checkEach(sources, checkHead);

const damaged = 'is damaged or not whole: copy or export it again';

/** Errors of pdf.js by their names. */
const explanations: Readonly<Record<string, string>> = {
  PasswordException: 'asks for a password, which visitors do not have: export it without',
  InvalidPDFException: damaged,
};

/** Bytes at the end of a PDF that say where its cross-reference table is (ISO 32000-1, H.3.18). */
const tailBytes = 1024;

/** Whether a PDF says where its objects are. One whose line ends or letters were changed does not, and loses pictures and text. */
const hasObjectTable = (pdf: Buffer): boolean => {
  const [offset] =
    pdf
      .subarray(-tailBytes)
      .toString('latin1')
      .matchAll(/startxref\s+(\d+)\s+%%EOF/gu)
      .toArray()
      .at(-1)
      ?.slice(1) ?? [];
  if (offset === undefined) return false;
  // Some programs count from the head, and not from the first byte.
  return [0, pdf.indexOf('%PDF-')].some((start) =>
    /^\s*(?:xref\b|\d+\s+\d+\s+obj\b)/u.test(
      pdf.toString('latin1', start + Number(offset), start + Number(offset) + 64),
    ),
  );
};

const openPdf = async (source: DocumentSource): Promise<readonly Finding[]> => {
  if ((await checkHead(source)).length > 0) return [];
  const { getDocumentProxy } = await import('unpdf');
  try {
    const bytes = await readFile(source.source);
    const isWhole = hasObjectTable(bytes);
    const document = await getDocumentProxy(new Uint8Array(bytes), { verbosity: 0 });
    const { numPages } = document;
    await document.loadingTask.destroy();
    if (numPages === 0) return [{ text: 'has no page: export it again' }];
    return isWhole ? [] : [{ text: damaged }];
  } catch (error) {
    const { name, message } = error instanceof Error ? error : new Error(String(error));
    return [{ text: explanations[name] ?? `cannot be opened (${message}): export it again` }];
  }
};

/**
 * Opens the documents of the content folder. `checkPdfHeads` reports those that are no PDF.
 * @param opened paths of those that were opened before
 */
export const openPdfs = async (
  contentDir: string,
  opened: ReadonlySet<string> = new Set(),
): Promise<ContentProblem[]> => {
  const documents = await listDocuments(contentDir);
  return checkEach(new Map([...documents].filter(([, { source }]) => !opened.has(source))), openPdf);
};
