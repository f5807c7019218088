import { type Colour, darken } from "../colour/oklab.ts";
import type { PersonDrawing } from "./person-drawing.ts";

export const clothOfLegs = ({ role, skin, second, colour, worn, tint }: PersonDrawing): Colour =>
  worn?.trousers ??
  (role.trousers && tint(role.trousers)) ??
  {
    shirt: role.baby ? colour : second,
    coat: second,
    space: colour,
    armour: darken(colour, 0.08),
    tunic: darken(second, 0.18),
    dress: skin,
    gown: skin,
    robe: skin,
  }[role.outfit];

export const shoeColour = ({ role, tint, worn }: PersonDrawing): Colour =>
  worn?.boots ??
  worn?.shoes ??
  tint(role.outfit === "space" ? "#dfe6f0" : role.outfit === "armour" ? "#8a94a6" : "#5a3b34");
