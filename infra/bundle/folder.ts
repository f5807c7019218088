/** The folder of all bundles. It is not in the repository. */
export const bundlesFolder = "dist/lambda";

/** The folder of an entry file's bundle, with `index.js` in it. */
export const bundleFolder = (entry: string): string => `${bundlesFolder}/${bundleName(entry)}`;
export const bundleName = (entry: string): string => entry.replace(/^functions\//, "").replace(/(\/index)?\.ts$/, "");
