import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  type TypstCompiler,
  TypstCompilerBuilder,
  TypstFontResolverBuilder,
  initSync,
} from '@myriaddreamin/typst-ts-web-compiler';
import * as z from 'zod';

/** A4 in points. */
const pageHeight = 841.89;

const compiledSchema = z.object({
  result: z.instanceof(Uint8Array).optional(),
  diagnostics: z.unknown().optional(),
});
const endsSchema = z.array(z.object({ page: z.number(), y: z.number() }));

class TypesettingError extends Error {
  override readonly name = 'TypesettingError';

  constructor(diagnostics: unknown) {
    super(`Typst refused a document: ${JSON.stringify(diagnostics)}`);
  }
}

const filesIn = (folder: string, ending: string): { readonly name: string; readonly bytes: Buffer }[] =>
  readdirSync(path.join(import.meta.dirname, folder))
    .filter((name) => name.endsWith(ending))
    .toSorted()
    .map((name) => ({ name, bytes: readFileSync(path.join(import.meta.dirname, folder, name)) }));

const startCompiler = async (): Promise<TypstCompiler> => {
  const wasm = import.meta.resolve('@myriaddreamin/typst-ts-web-compiler/wasm');
  initSync({ module: new WebAssembly.Module(readFileSync(fileURLToPath(wasm))) });
  const builder = new TypstCompilerBuilder();
  // It sees the templates and fonts that are handed to it, and no file of the machine.
  builder.set_dummy_access_model();
  const compiler = await builder.build();
  const fonts = new TypstFontResolverBuilder();
  for (const { bytes } of filesIn('fonts', '.ttf')) fonts.add_raw_font(bytes);
  compiler.set_fonts(await fonts.build());
  for (const { name, bytes } of filesIn('templates', '.typ')) compiler.add_source(`/${name}`, String(bytes));
  return compiler;
};

type Density = 'usual' | 'snug' | 'close' | 'loose';

interface Layout {
  readonly pages: number;
  /** Share of the last page that is filled above the closing, 0 to 1. */
  readonly filled: number;
}

const emptyBelow = { onePage: 0.5, lastPage: 1 / 3 };

/** Sets a document closer if that saves an almost empty page, else looser if that fills it. */
const arrange = (measure: (density: Density) => Layout): Density => {
  const usual = measure('usual');
  if (usual.filled >= (usual.pages === 1 ? emptyBelow.onePage : emptyBelow.lastPage)) return 'usual';
  const shorter = (['snug', 'close'] as const).find(
    (density) => usual.pages > 1 && measure(density).pages < usual.pages,
  );
  if (shorter) return shorter;
  const loose = measure('loose');
  return loose.pages === usual.pages && loose.filled > usual.filled ? 'loose' : 'usual';
};

let started: Promise<TypstCompiler> | undefined;

/** Document to typeset, as it is sent to a process. */
export interface TypesettingTask {
  readonly template: 'document' | 'edition';
  /** JSON that templates/data.typ reads. */
  readonly data: string;
  /** Photos, by the names under which the template finds them. */
  readonly files: Readonly<Record<string, Uint8Array>>;
}

/**
 * Typesets a template: A4, tagged, all fonts embedded.
 * @throws TypesettingError
 */
export const typesetDocument = async ({ template, data, files }: TypesettingTask): Promise<Uint8Array> => {
  const compiler = await (started ??= startCompiler());
  const main = `/${template}.typ`;
  const inputs = (density: Density) => [
    ['data', data],
    ['density', density],
  ];
  const compile = (density: Density): Uint8Array => {
    const { result, diagnostics } = compiledSchema.parse(compiler.compile(main, inputs(density), 'pdf', 2));
    if (!result) throw new TypesettingError(diagnostics);
    return result;
  };
  const measure = (density: Density): Layout => {
    const ends: unknown = JSON.parse(compiler.query(main, inputs(density), '<end>', 'value'));
    const [text, closing] = endsSchema.parse(ends);
    const pages = closing?.page ?? 1;
    return { pages, filled: text?.page === pages ? text.y / pageHeight : 0 };
  };
  for (const [name, content] of Object.entries(files)) compiler.map_shadow(`/${name}`, content);
  try {
    // The pages of an edition are each filled by themselves.
    return compile(template === 'edition' ? 'close' : arrange(measure));
  } finally {
    for (const name of Object.keys(files)) compiler.unmap_shadow(`/${name}`);
  }
};
