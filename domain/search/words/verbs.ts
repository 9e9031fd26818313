/** Finite verbs and passive participles of Turkish, folded, which are never nouns. */
const finiteVerb =
  /.{2}(?:(?:[iu]l|[iu]n)[ae]n(?:l[ae]r)?|[iu]yor[a-z]*|m[ae]l[iu](?:y[a-z]*|s[a-z]*)?|[ae]bil(?:ir|ecek)[a-z]*|(?:[iu]l|[iuae]n)[iu]r)$/u;

/** Relative participles of Turkish, folded, which stand before a noun: at the end, `lastiği` is a tyre. */
const relative = /.{2}[dt][iu]g[iu](?:n[a-z]*|m[a-z]*)?$/u;

/** Passive participles of Turkish, folded. */
const passive = /.{2}(?:[iu]l|[iu]n)[ae]n(?:l[ae]r)?$/u;

/** Participles, infinitives and verbal nouns of both languages, folded, which may be nouns too: `kesme`, `büyüten`, `cleaning`. */
const verbalNoun =
  /(?:(?:t[iu]r|d[iu]r|l[ae]t|m[ae]y|[iu]?n)[ae]n(?:l[ae]r)?|(?:[^aeiou]|.{3})m[ae]k?|.{3}ing)$/u;

/** The shortest participles, which many nouns equal. */
const participle = /^[a-z]{2,8}[ae]n$/u;

const minVerbLength = 4;

/**
 * Whether the folded word, which no name has, is a verb: what is done with a thing says less than what it is called.
 * @param isHead whether it stands where a query says what it asks for
 */
export const isVerb = (word: string, isHead: boolean): boolean =>
  finiteVerb.test(word) || (!isHead && relative.test(word));

/** Whether the folded word may be a participle of Turkish, as `kesen` and `çeken` are. */
export const isParticiple = (word: string): boolean => participle.test(word);

/** Whether the folded word is a passive participle, which says no more of a thing than that it is used: `takılan`, `giyilenler`. */
export const isPassive = (word: string): boolean => passive.test(word);

/** Whether the folded word, which no name has, may be what is done with a thing. @param isKnown whether a text has it */
export const isActionNoun = (word: string, isKnown: boolean): boolean =>
  word.length >= minVerbLength && (verbalNoun.test(word) || (!isKnown && participle.test(word)));
