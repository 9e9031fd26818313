/** Elements of a drawing: shapes, text and colours. No script, animation, link, picture, filter or foreign content. */
export const allowedElements: ReadonlySet<string> = new Set(
  (
    'svg g defs symbol use path rect circle ellipse line polyline polygon text tspan ' +
    'clipPath mask marker pattern linearGradient radialGradient stop'
  ).split(' '),
);

/** Elements that editors add, and those that are merged into attributes: removed without a word. */
export const ignoredElements: ReadonlySet<string> = new Set(['metadata', 'title', 'desc', 'style']);

/** Geometry and presentation; of namespaces only that of the root. */
export const allowedAttributes: ReadonlySet<string> = new Set(
  (
    'id href viewBox preserveAspectRatio x y x1 y1 x2 y2 cx cy r rx ry fx fy fr dx dy rotate width height d points ' +
    'transform gradientTransform gradientUnits patternTransform patternUnits patternContentUnits spreadMethod ' +
    'clipPathUnits maskUnits maskContentUnits markerUnits markerWidth markerHeight refX refY orient pathLength offset ' +
    'fill fill-opacity fill-rule stroke stroke-dasharray stroke-dashoffset stroke-linecap stroke-linejoin ' +
    'stroke-miterlimit stroke-opacity stroke-width stop-color stop-opacity opacity color clip-path clip-rule mask ' +
    'marker-start marker-mid marker-end paint-order shape-rendering vector-effect display visibility overflow ' +
    'font-family font-size font-style font-weight letter-spacing word-spacing text-anchor textLength lengthAdjust ' +
    'dominant-baseline'
  ).split(' '),
);

/** `url(…)` of anything but an element of the drawing; also with escapes, which CSS would resolve. */
export const foreignUrl = /url\((?!\s*["']?#)|\\/iu;

/** Whether the value of an allowed attribute refers to nothing outside the drawing. */
export const isLocal = (attribute: string, value: string): boolean =>
  attribute === 'href' ? value.startsWith('#') : !foreignUrl.test(value);

/** Entities may expand without end (https://en.wikipedia.org/wiki/Billion_laughs_attack), so none is parsed. */
export const entity = /<!ENTITY/iu;
