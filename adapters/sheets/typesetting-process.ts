import { typesetDocument } from './typst.ts';

/** The arguments of `typesetDocument`, as they are sent to a process. */
export interface TypesettingTask {
  readonly data: string;
  readonly jpeg: Uint8Array | undefined;
}

/** What the process of typeset.ts runs. */
const typeset = ({ data, jpeg }: TypesettingTask): Promise<Uint8Array> => typesetDocument(data, jpeg);

export default typeset;
