import { forbidden, options } from "./tools/imports/rules.mjs";

export default { forbidden, options };
