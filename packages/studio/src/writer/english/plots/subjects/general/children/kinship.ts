import { oneOf, role } from "../../subject-story.ts";

/** A grown-up at home, as an idea calls him or her. */
export const GROWN =
  "grandmother|grandfather|grandma|grandpa|granny|grandad|granddad|gran|nana|mother|father|mum|mom|dad|daddy|mummy|parents|aunt|uncle";
/** Of these, the first that an idea names. */
export const grown = role("grown", GROWN);
/** A friend of a child. */
export const friend = role("friend", "best friend|friend|classmate|cousin|neighbour|brother|sister");
/** What no story of an ordinary childhood has in it. */
const NOT_OF_CHILDREN =
  "murder\\w*|kill\\w*|ghosts?|witch\\w*|wizard\\w*|curse\\w*|dragons?|magic\\w*|robots?|aliens?|vampires?|war|thie(?:f|ves)|detectives?|kidnap\\w*|husband|wife|boyfriend|girlfriend|divorc\\w*|pregnant|fairy|mermaid|pirates?|haunted";
/** What such a story is not for: that, and what it says itself. */
export const notFor = (more = ""): RegExp => oneOf(`${NOT_OF_CHILDREN}${more && `|${more}`}`);
