/** Keeps the results of a pure function of a text, up to a number of texts. Callers share a result, so none may change it. */
export const memoize = <Result>(compute: (text: string) => Result, maxTexts = 500): ((text: string) => Result) => {
  const results = new Map<string, { readonly result: Result }>();
  return (text) => {
    const known = results.get(text);
    if (known) return known.result;
    if (results.size >= maxTexts) results.clear();
    const result = compute(text);
    results.set(text, { result });
    return result;
  };
};
