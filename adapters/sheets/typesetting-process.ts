import { typesetDocument } from './typst.ts';

/** Typesets a document; the processes of typeset.ts run this. */
export default typesetDocument;
