import type { Colour } from "../colour/oklab.ts";
import type { CustomShape } from "./custom-shape.ts";

const tyre = "#3a3640";
const hub = "#c9ced6";
const lamp = "#ffe9a0";
const iron = "#5d6470";

const wheel = (x: number, r: number): CustomShape[] => [
  [`M${x} ${100 - 2 * r}A${r} ${r} 0 1 0 ${x + 0.1} ${100 - 2 * r}Z`, tyre],
  [`M${x} ${100 - 1.45 * r}A${r * 0.45} ${r * 0.45} 0 1 0 ${x + 0.1} ${100 - 1.45 * r}Z`, hub],
];

/** A saloon with open windows, through which a driver is seen. Windows run the other way round: they are holes. */
const saloon = (body: Colour, trim: Colour): CustomShape[] => [
  ["M12 86H88V95H12Z", tyre],
  [
    "M3 91V70C3 65 6 63 13 62L23 30C24 27 26 26 29 26H67C71 26 73 27 74 30L84 61C94 62 97 65 97 71V91ZM26 61H46V33H33ZM51 61H79L69 33H51Z",
    body,
  ],
  ["M3 78H97V82H3Z", trim],
  ["M48 64V80M54 67H60", trim, 1.6],
  ["M91 66H97V72H92Z", lamp],
  ...wheel(24, 10),
  ...wheel(76, 10),
];

/** Vehicles from the side, driving to the right. */
export const vehicleShapes: Readonly<Record<string, readonly CustomShape[]>> = {
  car: saloon("#cf4a44", "#a93634"),
  taxi: [["M40 17H60V26H40Z", "#f4f1e6"], ["M44 20H56V23H44Z", tyre], ...saloon("#efbf36", "#3d3a42")],
  jeep: [
    ["M12 86H88V95H12Z", tyre],
    ["M4 58H14V78H4Z", tyre],
    ["M66 62L72 34", iron, 3],
    ["M10 92V64C10 61 12 60 15 60H92C95 60 97 62 97 65V92Z", "#6b7d4a"],
    ["M10 74H97V78H10Z", "#566539"],
    ["M44 62V90M62 62V90", "#566539", 1.6],
    ["M92 66H97V73H92Z", lamp],
    ...wheel(26, 12),
    ...wheel(78, 12),
  ],
  bus: [
    ["M10 86H92V95H10Z", tyre],
    [
      "M1 91V27C1 21 4 18 10 18H90C96 18 99 21 99 27V91ZM6 53H24V28H6ZM28 53H46V28H28ZM50 53H68V28H50ZM73 56H96V28H73Z",
      "#d4583f",
    ],
    ["M1 62H99V68H1Z", "#f6e7cf"],
    ["M71 24V90", "#b04331", 1.4],
    ["M94 74H99V80H94Z", lamp],
    ...wheel(22, 9),
    ...wheel(80, 9),
  ],
  truck: [
    ["M6 84H94V93H6Z", tyre],
    ["M2 50H60V84H2Z", "#a8794a"],
    ["M2 58H60M2 67H60M2 76H60", "#87603a", 1.6],
    ["M63 91V34C63 31 65 29 68 29H84C87 29 89 30 90 33L94 60C97 61 99 63 99 67V91ZM68 60H89L85 35H68Z", "#4a7db5"],
    ["M93 68H99V75H94Z", lamp],
    ...wheel(18, 11),
    ...wheel(80, 11),
  ],
  van: [
    ["M10 86H90V95H10Z", tyre],
    ["M3 91V32C3 28 5 26 9 26H72C76 26 78 28 80 31L91 58C96 60 98 63 98 68V91ZM61 58H86L75 32H61Z", "#eef0f2"],
    ["M3 70H98V75H3Z", "#4a8fb5"],
    ["M58 30V90", "#c3c9d0", 1.4],
    ["M92 66H98V72H93Z", lamp],
    ...wheel(22, 10),
    ...wheel(78, 10),
  ],
  "fire-engine": [
    ["M74 22H84V30H74Z", "#5aa7e8"],
    ["M6 84H94V93H6Z", tyre],
    ["M2 91V46H60V30H88C92 30 94 32 95 36L98 62V91ZM66 60H92L89 36H66Z", "#cc3a30"],
    ["M2 70H98V75H2Z", "#f6efe0"],
    ["M4 38H58M4 30H58M10 30V38M20 30V38M30 30V38M40 30V38M50 30V38", "#c9ced6", 2.4],
    ["M10 52H26V66H10ZM32 52H48V66H32Z", "#9e2a24"],
    ["M92 78H98V84H92Z", lamp],
    ...wheel(20, 10),
    ...wheel(78, 10),
  ],
  tractor: [
    ["M66 34H72V60H66Z", iron],
    ["M48 58L54 40", iron, 3],
    ["M40 88H92V92H40Z", iron],
    ["M20 64H46V82H20Z", "#9e3530"],
    ["M46 58H90C94 58 96 60 96 64V84H46Z", "#cf4a3c"],
    ["M52 66H90M52 72H90M52 78H90", "#9e3530", 1.6],
    ["M92 62H97V68H92Z", lamp],
    ...wheel(28, 21),
    ["M28 72A7 7 0 1 0 28.1 72Z", "#e6b33c"],
    ...wheel(82, 11),
  ],
};

/** Where the head of a driver is seen, and how wide the vehicle is beside a person of 320. */
export interface Seat {
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

export const seatsOfVehicles: Readonly<Record<string, Seat>> = {
  car: { x: 62, y: 46, size: 600 },
  taxi: { x: 62, y: 46, size: 600 },
  jeep: { x: 50, y: 44, size: 480 },
  bus: { x: 84, y: 41, size: 680 },
  truck: { x: 78, y: 46, size: 660 },
  van: { x: 73, y: 44, size: 640 },
  "fire-engine": { x: 79, y: 47, size: 680 },
  tractor: { x: 34, y: 34, size: 440 },
};
