import { typesetDocument } from './typst.ts';

/** What the processes of typeset.ts run. */
export default typesetDocument;
