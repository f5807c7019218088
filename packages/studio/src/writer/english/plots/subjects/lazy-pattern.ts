/**
 * A pattern that is parsed when it is first tried. Stories have thousands of long ones, of which an idea tries few: parsing all
 * of them took half of the seconds in which the writer was loaded. Its flag is "u"; a wrong pattern throws where it is tried.
 */
export class LazyPattern extends RegExp {
  readonly #pattern: string;
  #parsed: RegExp | undefined;

  constructor(pattern: string) {
    super("");
    this.#pattern = pattern;
  }

  override get source(): string {
    return this.#pattern;
  }

  override exec(text: string): RegExpExecArray | null {
    this.#parsed ??= new RegExp(this.#pattern, "u");
    return this.#parsed.exec(text);
  }
}
