import { promptParts } from "#contract/catalogue/placeholders.ts";
import { text } from "./text.ts";

/** The two prompts, to choose one of. */
export const parts = promptParts.map((id) => ({ id, text: text.prompts[id].title }));
