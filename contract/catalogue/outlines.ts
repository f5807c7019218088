/** The words and limits of a story's outline. */
export const characterAges = ["child", "adult", "old"] as const;
export const characterGenders = ["female", "male"] as const;
export const manners = ["funny", "sad"] as const;
export const maxCharacters = 4;
export const maxOfKind = 9;
export const maxNameLength = 60;
export const maxPartLength = 200;
/** The characters that a user brings to a story. */
export const maxOwnCharacters = 4;
export const maxLookLength = 200;
