// The site's policy forbids making code of text, which zod would try at the first schema. It looks here before that,
// and may itself come much later.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
