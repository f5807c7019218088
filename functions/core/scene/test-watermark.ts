/** Watermark of films that test keys order: the word TEST, a PNG of 128 x 128 pixels in base64. */
const png = [
  "iVBORw0KGgoAAAANSUhEUgAAAIAAAACABAMAAAAxEHz4AAAAMFBMVEUAAABMaXGioqL///9ZWVlgYGCUlJQ/Pz/////n5+f39/fF",
  "xcX///////////////8lSKyZAAAAD3RSTlOeANGFtrnLr3fl7uBeED90WntkAAAACXBIWXMAAAsTAAALEwEAmpwYAAACrUlEQVRo",
  "3u2YP2/TUBDATyipFTp1REqkiqEDSweWbrAxkgEWGKgqlbVeStV2yMDCRpmq0sESAjGhZAEUdYjyBaiysvAFKlVqaYudwvH++fnZ",
  "xRLvjoHh3eJ38fkXv3v37t0Z5pgCARAAARAAARAAAfBfAjpHL7zly6QAtBMkSDrOAe0+kiQba0AnQaKkEwX4imT5IAEdOYH9m94y",
  "lJOYCMANMfgMBNkWD74SgEPEd0CSR4iXAtDHLKYBIvHoHLQRz4AoTxDHIFwwoAJmhRPgG2JMBUSIP+EYUyBLgr/gEKd0wAgv4SWe",
  "0AGL+APuKED0MJcH0iPrriLurhwcrOpR2W4RTzUgcvZTGsOmqwA0R3I47V6xKwAtd4fsQOIqEI3ME92qXQHouTcuIlcB2MrH04pd",
  "LaBRtirSzW4toPxqjdJ7zjrTrp1C2TmNkqfuy+vea6Vu1DlRLc8a4rlaHglYtWslXJgtAzyTM4lLdi5Aivir72ogAXdtsIgH38vr",
  "DJqgt3Z/B5BLMq9Gm7hLBXT1cAOYACABQC8YA5CoIGYA1uSaL3sDVBzck9p1FTYffQEm+AvtTUwBpCZ5q70YEwAqYecb5ZwKgBmz",
  "oQfEKQhC4mq+TlTheEup86Rl1PLY5CBCIDnVwAkHICMyYwGuiV9JgMgEUDNfVd98kKQxC9AyKVFNgQIQZ0mm0sGWnxNtWu/pUxGa",
  "fTSVhNdeSGN9GO0P5X448wfgTuRU4gMC4KI4nPN6shbQy4O9crzb8/Btxa4KaNn8XS4w8nRg4sGxqwBsyFRLHJ0ObGYu7CoAG7R/",
  "KLKGe59iuGonAewyj11osktddrHNLvfZDQe75eE3Xey2TzeeC089ZcU2nuzWl998s9t//gcI+Qnk+W1PWXI/gYTvSAEQAAEQAAEQ",
  "AP8O8BvjmKX8R2/2awAAAABJRU5ErkJggg==",
].join("");

export const testWatermark: Uint8Array = Uint8Array.from(atob(png), (letter) => letter.charCodeAt(0));
