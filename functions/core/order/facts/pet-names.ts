const BEFORE =
  /(?:called|named|namens|heißt|genannt|llamad[oa]|se llama|nommée?|appelée?|s['’]appelle|chamad[oa]|se chama|chiamat[oa]|si chiama|di nome|de nome|по имени|по кличке|зовут|اسمه|اسمها|يدعى|تدعى|名叫|叫|名为|(?:cat|dog|parrot|mouse|kater|katze|hund|hündin|papagei|hamster|perr[oa]|gat[oa]|loro|chien|chienne|chat|chatte|perroquet|cane|gatt[oa]|cachorr[oa]|papagaio|pappagallo|кот|кошка|пёс|собака|попугай|хомяк|القط|القطة|قطة|قط|كلب|الكلب))\s?[„“"«'「]?$/iu;
const AFTER =
  /^[”"»'」]?\s?(?:という|って名前|といういぬ|이?라는|이?란 이름|नाम का|नाम की|नाम के|नामक|নামের|নামে|the (?:cat|dog|parrot|mouse)|der (?:kater|hund|hamster|papagei)|le (?:chat|chien)|el (?:gato|perro)|il (?:gatto|cane)|o (?:gato|cachorro))/iu;

/** Whether a name of a true person stands in the idea only as the name of a pet or somebody invented: "a dog called Einstein". */
export const isOnlyNamedAfter = (idea: string, people: RegExp): boolean => {
  const found = people.exec(idea);
  if (!found) return false;
  const after = idea.slice(found.index + found[0].length);
  return BEFORE.test(idea.slice(0, found.index)) || AFTER.test(after);
};
