import { testLengths, third } from "./lengths.ts";

testLengths(third(0));
