import type { ICruiseOptions, IForbiddenRuleType } from "dependency-cruiser";

export const forbidden: IForbiddenRuleType[];
export const options: ICruiseOptions;
