/** Where bundles are made: nothing of it is kept in the repository. */
export const bundlesFolder = "dist/lambda";

/** Where the bundle of an entry file is: a folder of its own with `index.js` in it. */
export const bundleFolder = (entry: string): string => `${bundlesFolder}/${bundleName(entry)}`;
export const bundleName = (entry: string): string => entry.replace(/^functions\//, "").replace(/(\/index)?\.ts$/, "");
