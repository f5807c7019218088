/** Words that many stories of families look for. */
export const PAIR = /\b(?<pair>brothers|sisters|siblings|twins)\b/i;
export const SILENT =
  /\b(?:(?:not|n't|never|hardly|barely) (?:\w+ ){0,2}?(?:spoken|spoke|talked|talk|speak|speaking|talking|seen)|estranged|fell out|fallen out|falling out|stopped (?:speaking|talking)|feud\w*|no longer (?:spoke|talked)|hated? each other|argu\w+|quarrel\w*|fought|disagree\w*|rift|rivals?|enem(?:y|ies)|grudge|at odds|not stand each other|n't stand each other|silent)\b/i;
export const PARENT = /\b(?:father|dad|daddy|papa|mother|mum|mom|mama|parents?)(?:['’]s?)?\b/i;
export const DEAD =
  /\b(?:died|dies|dead|death|late|deceased|funeral|burial|buried|wake|inherit\w*|will|left (?:them|her|him|me|us)|passed away|ashes)\b/i;
