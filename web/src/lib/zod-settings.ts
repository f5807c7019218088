import * as z from "zod";

// The site's policy forbids making code of text, which zod would try at the first schema.
z.config({ jitless: true });
