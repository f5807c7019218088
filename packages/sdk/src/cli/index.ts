#!/usr/bin/env node
import { run } from "./run.ts";

process.exitCode = await run(process.argv.slice(2), {
  environment: process.env,
  print: (line) => console.info(line),
  printError: (line) => console.error(line),
});
