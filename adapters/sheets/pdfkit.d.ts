/** What pdfkit 0.20 takes and its types, of 0.17, do not know. */
declare namespace PDFKit.Mixins {
  interface StructureElementOptions {
    /** Left, top, right and bottom, in points from the top of the page. */
    bbox?: [number, number, number, number];
    /** What a title of a table is the title of. */
    scope?: 'Row' | 'Column';
  }
}
