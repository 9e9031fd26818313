import { type Specificity, compare, selectorSpecificity } from '@csstools/selector-specificity';
import { Features, transform } from 'lightningcss';
import { type AtRule, type Declaration, type Node, type Rule, list, parse } from 'postcss';
import selectorParser, {
  type Node as SelectorNode,
  type Pseudo,
  type Selector,
} from 'postcss-selector-parser';

/** The part of a selector that one element matches. */
interface Compound {
  /** Relation of its element to that of the compound before: ` `, `>`, `+` or `~`; empty for the first. */
  readonly combinator: string;
  /** Types, classes, attributes and pseudo-classes. */
  readonly parts: readonly string[];
  readonly pseudoElement: string;
}

/** Value that a declaration gives to one property of the elements of one selector. */
interface Style {
  readonly sheet: string;
  /** Place among the styles of all sheets. */
  readonly index: number;
  readonly layer: string;
  /** Conditional at-rules under which it holds. */
  readonly conditions: readonly string[];
  readonly selector: string;
  readonly compounds: readonly Compound[];
  readonly specificity: Specificity;
  readonly property: string;
  readonly value: string;
  readonly isImportant: boolean;
}

const structural = /^:(?:(?:first|last|only|nth)-|empty$|root$)/u;

/** Whether a pseudo-class says where an element stands, not what it is or in which state. */
const isStructural = (part: string): boolean =>
  structural.test(/^:(?:not|is|where)\((?<inner>[^,]+)\)$/u.exec(part)?.groups?.['inner'] ?? part);

const isPseudoElement = (part: string): boolean =>
  /^:(?::|before$|after$|first-line$|first-letter$)/u.test(part);

const hasAlternatives = (node: SelectorNode): node is Pseudo =>
  node.type === 'pseudo' &&
  /^:(?:is|where)$/u.test(node.value) &&
  node.nodes.every(({ nodes }) => nodes.every(({ type }) => type !== 'combinator'));

/** The selectors that one with `:is(a, b)` or `:where(a, b)` stands for. */
const alternativesOf = (selector: Selector): readonly Selector[] => {
  const index = selector.nodes.findIndex(hasAlternatives);
  const choice = selector.nodes[index];
  if (!choice || !hasAlternatives(choice)) return [selector];
  return choice.nodes.flatMap((alternative) => {
    const whole = selector.clone({});
    whole.nodes.splice(index, 1, ...alternative.nodes);
    return alternativesOf(whole);
  });
};

const compoundsOf = ({ nodes }: Selector): readonly Compound[] =>
  nodes
    .reduce<{ combinator: string; parts: string[] }[]>(
      (compounds, node) => {
        const text = node.toString().trim();
        if (node.type === 'combinator') compounds.push({ combinator: text || ' ', parts: [] });
        else if (node.type !== 'universal') compounds.at(-1)?.parts.push(text);
        return compounds;
      },
      [{ combinator: '', parts: [] }],
    )
    .map(({ combinator, parts }) => ({
      combinator,
      parts: parts.filter((part) => !isPseudoElement(part)),
      pseudoElement: parts.filter(isPseudoElement).join(''),
    }));

const box = /^(?<name>margin|padding|inset)(?:-(?<axis>block|inline))?$/u;

/** A declaration by its longhands, for boxes and their sides in a script from left to right. */
const longhandsOf = ({
  prop,
  value,
}: Declaration): readonly (readonly [property: string, value: string])[] => {
  const { name, axis } = box.exec(prop)?.groups ?? {};
  if (name === undefined) return [[prop, value]];
  const values = list.space(value);
  const [first = value, second = first, third = first, fourth = second] = values;
  const pairs = {
    block: [
      ['top', first],
      ['bottom', second],
    ],
    inline: [
      ['left', first],
      ['right', second],
    ],
    all: [
      ['top', first],
      ['right', second],
      ['bottom', third],
      ['left', fourth],
    ],
  } as const;
  const sides = pairs[axis === 'block' || axis === 'inline' ? axis : 'all'];
  return sides.map(([side, size]) => [`${name}-${side}`, size]);
};

const isAtRule = (node: Node): node is AtRule => node.type === 'atrule';

const atRulesAround = ({ parent }: Node): readonly AtRule[] => {
  if (!parent) return [];
  return isAtRule(parent) ? [...atRulesAround(parent), parent] : atRulesAround(parent);
};

const stylesOf = (sheet: string, rule: Rule): readonly Omit<Style, 'index'>[] => {
  const around = atRulesAround(rule);
  if (around.some(({ name }) => name.endsWith('keyframes'))) return [];
  const layer = around.find(({ name }) => name === 'layer')?.params ?? '';
  const conditions = around.flatMap(({ name, params }) =>
    name === 'layer' ? [] : params.split(' and ').map((condition) => `@${name} ${condition}`),
  );
  const declarations = rule.nodes.filter((node) => node.type === 'decl');
  return selectorParser()
    .astSync(rule.selector)
    .nodes.flatMap((selector) => {
      const specificity = selectorSpecificity(selector);
      const common = { sheet, layer, conditions, selector: selector.toString().trim(), specificity };
      const compounds = alternativesOf(selector).map(compoundsOf);
      return declarations.flatMap((declaration) =>
        longhandsOf(declaration).flatMap(([property, value]) =>
          compounds.map((each) =>
            Object.assign({}, common, {
              compounds: each,
              property,
              value,
              isImportant: declaration.important ?? false,
            }),
          ),
        ),
      );
    });
};

/** Rules of a sheet in one level, as nested ones have the specificity of those around them. */
const readSheet = (sheet: string, css: string): readonly Omit<Style, 'index'>[] => {
  const { code } = transform({ filename: sheet, code: Buffer.from(css), include: Features.Nesting });
  const styles: Omit<Style, 'index'>[] = [];
  parse(code.toString()).walkRules((rule) => {
    styles.push(...stylesOf(sheet, rule));
  });
  return styles;
};

/** Whether the parts of one compound, but for the place of the element, are parts of the other. */
const coversCompound = (general: Compound, particular: Compound): boolean =>
  general.pseudoElement === particular.pseudoElement &&
  general.parts.every((part) => isStructural(part) || particular.parts.includes(part));

/** Whether elements of the particular selector are elements of the general one. */
const covers = (general: readonly Compound[], particular: readonly Compound[]): boolean => {
  const [subject, candidate] = [general.at(-1), particular.at(-1)];
  if (!subject || !candidate || !coversCompound(subject, candidate)) return false;
  const [around, candidates] = [general.slice(0, -1), particular.slice(0, -1)];
  if (around.length === 0) return true;
  if (subject.combinator !== ' ')
    return candidate.combinator === subject.combinator && covers(around, candidates);
  return candidates.some((_, index) => covers(around, candidates.slice(0, index + 1)));
};

/** Classes, attributes and states that a selector names, by which its author tells elements apart. */
const distinctions = ({ compounds }: Style): readonly string[] =>
  compounds.flatMap(({ parts }) =>
    parts.filter((part) => /^[.#:[]/u.test(part) && !part.startsWith(':not(') && !isStructural(part)),
  );

/** Whether a rule is about the same elements, not about a variant or a state of them that looks different on purpose. */
const isAboutTheSame = (general: Style, particular: Style): boolean => {
  const known = distinctions(general);
  return distinctions(particular).every((part) => known.includes(part));
};

const hides = ({ property, value }: Style): boolean => property === 'display' && value === 'none';

/** Shorthands whose longhands begin with their name, but for those of `longhandsOf`. */
const shorthands =
  /^(?:animation|background|border|border-(?:block|bottom|inline|left|right|top)(?:-(?:end|start))?|flex|font|grid|grid-(?:area|column|row|template)|list-style|mask|outline|overflow|text-decoration|transition)$/u;

const otherProperties =
  /^(?:border-(?:collapse|radius|spacing)|flex-(?:direction|flow|wrap)|outline-offset|overflow-(?:anchor|wrap))$/u;

const isPartOf = (property: string, other: string): boolean =>
  property === other ||
  (shorthands.test(other) && property.startsWith(`${other}-`) && !otherProperties.test(property));

const textOf = ({ selector, property, value }: Style): string => `${selector} { ${property}: ${value} }`;

const width = /^@media \(width (?<sign>[<>])=? (?<size>[\d.]+)rem\)$/u;

/** Whether a condition holds wherever the other does. */
const isImpliedBy = (condition: string, other: string): boolean => {
  if (condition === other) return true;
  const [outer, inner] = [width.exec(condition)?.groups, width.exec(other)?.groups];
  if (!outer || !inner || outer['sign'] !== inner['sign']) return false;
  const difference = Number(outer['size']) - Number(inner['size']);
  return outer['sign'] === '<' ? difference > 0 : difference < 0;
};

/** Whether a style holds wherever the other does, and elsewhere too. */
const isBroader = ({ conditions }: Style, other: Style): boolean =>
  conditions.every((condition) => other.conditions.some((each) => isImpliedBy(condition, each))) &&
  !other.conditions.every((condition) => conditions.includes(condition));

const beats = (style: Style, other: Style, layers: readonly string[]): boolean => {
  if (style.isImportant || other.isImportant) return style.isImportant && !other.isImportant;
  const order =
    layers.indexOf(style.layer) - layers.indexOf(other.layer) ||
    compare(style.specificity, other.specificity);
  // The order of different sheets is that of their imports.
  return order === 0 ? style.sheet === other.sheet && style.index > other.index : order > 0;
};

/**
 * Declarations in media queries that are overruled, for elements that they mean, by what holds without the query: by a
 * more specific rule, a later rule or a later layer. Rules of variants (a further class, attribute or state) may look
 * different on purpose, unless the query hides the element.
 * @param sheets their CSS by name, in their order
 * @param layers in their order
 * @returns a line for each: `<declaration> < <the one that overrules it>`
 */
export const overruledStyles = (
  sheets: ReadonlyMap<string, string>,
  layers: readonly string[],
): readonly string[] => {
  const styles = Array.from(sheets, ([sheet, css]) => readSheet(sheet, css))
    .flat()
    .map((style, index): Style => Object.assign({}, style, { index }));
  const isRepaired = (winner: Style, { conditions }: Style): boolean =>
    styles.some(
      (style) =>
        style.conditions.join() === conditions.join() &&
        isPartOf(winner.property, style.property) &&
        beats(style, winner, layers) &&
        covers(style.compounds, winner.compounds),
    );
  const winnerOver = (style: Style): Style | undefined =>
    styles.find(
      (other) =>
        style.value !== other.value &&
        (isPartOf(style.property, other.property) || isPartOf(other.property, style.property)) &&
        isBroader(other, style) &&
        beats(other, style, layers) &&
        covers(style.compounds, other.compounds) &&
        (hides(style) || isAboutTheSame(style, other)) &&
        !isRepaired(other, style),
    );
  const lines = styles
    .filter(({ conditions }) => conditions.some((condition) => condition.startsWith('@media')))
    .flatMap((style) => {
      const winner = winnerOver(style);
      const { sheet, conditions } = style;
      return winner
        ? [`${sheet}: ${conditions.join(' ')} ${textOf(style)} < ${winner.sheet}: ${textOf(winner)}`]
        : [];
    });
  return [...new Set(lines)];
};
