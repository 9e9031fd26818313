/** Finite verbs and passive or relative participles of Turkish, folded, which are never nouns. */
const finiteVerb =
  /.{2}(?:(?:[iu]l|[iu]n)[ae]n(?:l[ae]r)?|[dt][iu]g[iu](?:n[a-z]*|m[a-z]*)?|[iu]yor[a-z]*|m[ae]l[iu](?:y[a-z]*|s[a-z]*)?|[ae]bil(?:ir|ecek)[a-z]*|(?:[iu]l|[iuae]n)[iu]r)$/u;

/** Participles, infinitives and verbal nouns of both languages, folded, which may be nouns too: `kesme`, `büyüten`, `cleaning`. */
const verbalNoun = /(?:(?:t[iu]r|d[iu]r|l[ae]t|m[ae]y|[iu]?n)[ae]n(?:l[ae]r)?|m[ae]k?|.{3}ing)$/u;

/** The shortest participles, which many nouns equal. */
const participle = /^[a-z]{2,8}[ae]n$/u;

const minVerbLength = 4;

/** Whether the folded word, which no name has, is a verb: what is done with a thing says less than what it is called. */
export const isVerb = (word: string): boolean => finiteVerb.test(word);

/** Whether the folded word, which no name has, may be what is done with a thing. @param isKnown whether a text has it */
export const isActionNoun = (word: string, isKnown: boolean): boolean =>
  word.length >= minVerbLength && (verbalNoun.test(word) || (!isKnown && participle.test(word)));
