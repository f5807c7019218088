/** What the files that the product makes say of it. The version is that of package.json. */
export const product = { name: "Animation Agent", version: "0.9.0" } as const;
