import { parser } from '@prometheus-io/lezer-promql';

type SyntaxNode = ReturnType<typeof parser.parse>['topNode'];

type Labels = Readonly<Record<string, string>>;

/** One time series, as a process exports it. */
export interface Series {
  readonly name: string;
  readonly labels: Labels;
}

/** Series that a query selects: `up{job="site"}`. */
interface Selector {
  readonly name: string;
  readonly matches: (labels: Labels) => boolean;
}

interface Query {
  readonly selectors: readonly Selector[];
  /** Labels that it groups or joins by. */
  readonly groupings: readonly string[];
}

/** Reads a string as one of JSON, which the strings of our queries are. */
const textOf = (literal: string): string => String(JSON.parse(literal));

/** @throws for a matcher in another form, such as a quoted label */
const createMatcher = (label: string, operator: string, value: string): ((labels: Labels) => boolean) => {
  const expression = new RegExp(`^(?:${value})$`, 'u');
  const compare: Readonly<Record<string, (actual: string) => boolean>> = {
    '=': (actual) => actual === value,
    '!=': (actual) => actual !== value,
    '=~': (actual) => expression.test(actual),
    '!~': (actual) => !expression.test(actual),
  };
  const test = compare[operator];
  if (!test) throw new Error(`${label}${operator}"${value}" is no matcher.`);
  // A label that there is not would match what is not equal.
  return (labels) => label in labels && test(labels[label] ?? '');
};

const readSelector = (query: string, node: SyntaxNode): Selector => {
  const textAt = (child: SyntaxNode | null): string => (child ? query.slice(child.from, child.to) : '');
  const matchers = (node.getChild('LabelMatchers')?.getChildren('UnquotedLabelMatcher') ?? []).map(
    (matcher) =>
      createMatcher(
        textAt(matcher.getChild('LabelName')),
        textAt(matcher.getChild('MatchOp')),
        textOf(textAt(matcher.getChild('StringLiteral'))),
      ),
  );
  return {
    name: textAt(node.getChild('Identifier')),
    matches: (labels) => matchers.every((matches) => matches(labels)),
  };
};

/**
 * Reads a query of Prometheus by its own grammar.
 * @throws naming the place that the grammar does not allow
 */
export const readQuery = (query: string): Query => {
  const selectors: Selector[] = [];
  const groupings: string[] = [];
  parser.parse(query).iterate({
    enter({ node, type, from, to }) {
      if (type.isError) throw new Error(`Not PromQL at ${from}: ${query}`);
      if (type.name === 'VectorSelector') selectors.push(readSelector(query, node));
      if (type.name === 'LabelName' && node.parent?.name === 'GroupingLabels')
        groupings.push(query.slice(from, to));
    },
  });
  return { selectors, groupings };
};

/** Reads what Prometheus scrapes. */
export const readSeries = (exposition: string): readonly Series[] =>
  [...exposition.matchAll(/^([a-z]\w*)(?:\{(.*)\})? \S+$/gmu)].map(([, name = '', labels = '']) => ({
    name,
    labels: Object.fromEntries(
      [...labels.matchAll(/(\w+)=("(?:[^"\\]|\\.)*")/gu)].map(([, label = '', value = '""']) => [
        label,
        textOf(value),
      ]),
    ),
  }));
