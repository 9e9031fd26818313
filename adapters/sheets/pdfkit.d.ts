/** Options of pdfkit 0.20 that its types, of 0.17, lack. */
declare namespace PDFKit.Mixins {
  interface StructureElementOptions {
    /** Left, top, right and bottom, in points from the top of the page. */
    bbox?: [number, number, number, number];
    /** Of a table's header cell. */
    scope?: 'Row' | 'Column';
  }
}
