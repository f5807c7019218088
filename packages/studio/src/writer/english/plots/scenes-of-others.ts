import type { ClauseScene } from "./clause-scene.ts";

/** What somebody else of the idea does for the hero. {who} is the one who does it. */
export const scenesOfOthers: readonly ClauseScene[] = [
  {
    by: "person",
    words: /\b(?:had|has|thought of|came up with) (?:an?|the) (?:[a-z]+ )?(?:idea|plan)\b/i,
    idea: /\b(?:glasses|spectacles)\b/i,
    before: [
      [2, "{Hero} told nobody about it. But {who} had noticed how {he} sat there, with one hand over {his} face."],
    ],
    after: [
      [
        1,
        "“Wait and see,” said {who}, and would say no more. {Whohe} asked for wire, coloured paper and a great deal of glue.",
      ],
      [2, "That evening the light at {whowhose} window was on for a long time. Snip, snip, went the scissors."],
    ],
    end: [
      [
        0,
        "The next morning {hero} opened the door and stopped. All of them had glasses on: round ones, square ones, one pair in the shape of two stars, all made of paper and wire. And {who} wore the silliest pair of all.",
      ],
      [
        1,
        "“Yours are the only real ones,” said somebody. “Can you see everything with them? Even the clock over there?” {Hero} looked. “Even the small hand,” {he} said.",
      ],
      [1, "They laughed, all right. They laughed all morning, and {hero} laughed the loudest."],
    ],
    isDecisive: true,
  },
  {
    by: "person",
    words: /\b(?:had|has|thought of|came up with) (?:an?|the) (?:[a-z]+ )?(?:idea|plan)\b/i,
    isFulfilling: true,
    before: [[2, "{Hero} told nobody about it. But {who} had noticed all the same."]],
    after: [
      [1, "“Come with me,” said {who} to {hero}. “I need somebody for this, and it has to be you.”"],
      [
        1,
        "{Who} explained it in a whisper. {Hero} listened, first with a frown, then with {his} mouth open, and in the end with a grin.",
      ],
      [2, "“Do you think it'll work?” asked {hero}. “There's only one way to find out,” said {who}."],
    ],
    end: [
      [
        0,
        "It worked. Not at once, and not quite as it had been meant to, but it worked, and {hero} could feel how something heavy fell off {whom}.",
      ],
      [1, "“That was a good idea,” said {hero}. “It was only half of one,” said {who}. “The other half was you.”"],
    ],
  },
  {
    by: "person",
    words: /\binvent(?:ed|s)? (?:an?|the) (?:[a-z]+ )?(?:rule|game|way)\b/i,
    isFulfilling: true,
    before: [[2, "For a while {hero} only watched from the side. {Who} kept looking over."]],
    after: [
      [
        1,
        "“Stop!” called {who}, and all of them stopped. “From now on it goes differently. Listen!” And {whohe} explained it with both hands.",
      ],
      [1, "“That isn't in the rules,” somebody said. “It is now,” said {who}."],
      [2, "“Are you ready?” {who} asked. {Hero} had never been so ready for anything."],
    ],
    end: [
      [
        0,
        "It took five minutes until all of them had understood it, and after that nobody wanted to play any other way. {Hero} {was} right in the middle.",
      ],
      [1, "“Same time tomorrow?” asked one of the others. {Hero} did not have to think about it for long."],
    ],
    isDecisive: true,
  },
  {
    by: "person",
    isAtOnce: true,
    words: /\b(?:held|holds|took|takes|squeezed) (?:his|her|their) hands?\b/i,
    idea: /\b(?:stage|concert|sing\w*|sang|speech|poem|perform\w*|audience|play|solo|nervous|stage fright|recital)\b/i,
    isFulfilling: true,
    before: [
      [1, "Then it was time. {Hero} could hear {his} own heart, and {he} wished that {he} had stayed in bed."],
      [2, "“I can't,” whispered {hero}. “I know,” whispered {who}. “But we can.”"],
    ],
    after: [
      [
        1,
        "It was only a hand, and it was warm. But {hero} felt how {his} knees stopped trembling, first the left one and then the right one.",
      ],
      [2, "{Who} did not let go. {Whohe} only squeezed once, and that meant: now."],
      [
        3,
        "Out there sat all of them, row after row. Somebody coughed, and a chair creaked. “Don't look at them,” whispered {who}. “Look at me.”",
      ],
      [4, "So {hero} looked at {who}., and nowhere else."],
    ],
    end: [
      [
        1,
        "{Hero} took a deep breath. The beginning was still a little thin. But then it got steadier, and soon {he} forgot to be afraid.",
      ],
      [
        1,
        "When it was over, it was quiet for a moment, and then the clapping came, like rain on a roof. {Hero} had not known that it could be so loud.",
      ],
      [
        1,
        "“You can have your hand back,” said {hero} afterwards. “It's quite squashed,” said {who}, and they both laughed.",
      ],
    ],
    isDecisive: true,
  },
  {
    by: "person",
    words:
      /\b(?:smiled|smiles|laughed|laughs) (?:at|for) (?:him|her|them)\b|\bhugg?(?:ed|s)\b|\bcomfort(?:ed|s)\b|\bcheer(?:ed|s) (?:him|her|them) up\b/i,
    idea: /\b(?:jealous|cross|angry|grumpy|baby|(?:little|new) (?:brother|sister)|did not (?:want|like))\b/i,
    before: [[2, "Then came an evening when there was nobody else in the room, only the two of them."]],
    after: [[1, "{Hero} held {his} breath and looked round. But there was nobody else whom it could be meant for."]],
    end: [
      [0, "After that it was hard to stay cross. {Hero} tried for a whole minute, and it did not work."],
      [1, "“It was meant for me,” {he} told everybody. “For me, first of all!” And nobody said that it was not true."],
    ],
    isDecisive: true,
  },
  {
    by: "person",
    words: /\b(?:shar(?:ed|es)|lent|lends|gave|gives|handed) (?:his|her|their|him|her|them|half)\b/i,
    idea: /\b(?:speaks?|language|understand|understood)\b/i,
    before: [
      [
        1,
        "{Hero} sat there and looked at {his} hands. Then there was a small noise beside {whom}: somebody had moved a chair.",
      ],
    ],
    after: [
      [
        1,
        "{Who} did not make a speech about it. {Whohe} only moved a little to one side, so that there was room for two.",
      ],
      [1, "“That one,” said {who}, and pointed. {Hero} took it, and looked up, and {who} nodded."],
      [
        2,
        "They did not need many words. {Hero} pointed, and {who} nodded. {Who} pointed, and {hero} laughed. It was the first time that anybody had heard {hero} laugh.",
      ],
      [
        2,
        "When it was time to go, {hero} held out one half of everything. “Keep it,” said {who}. “You'll need it tomorrow.”",
      ],
    ],
    end: [
      [0, "The next day {who} had kept a seat free, and nobody needed to ask for whom."],
      [
        1,
        "“What's that called?” asked {hero}, and {who} told {whom} the word. Then {hero} taught {who} another one. By Friday each of them had ten new words.",
      ],
    ],
    isDecisive: true,
  },
  {
    by: "person",
    words: /\bpromis(?:ed|es) (?:(?:him|her|them) )?to (?:bring|keep|save|fetch|put)\b/i,
    idea: /\b(?:winter|hibernat\w*|asleep|sleeps?)\b/i,
    before: [[2, "“But you'll miss it,” said {who}. {Hero} let {his} head hang. “I know,” {he} said."]],
    after: [
      [
        1,
        "“Do you really promise?” asked {hero}. “On my word,” said {who}, and both of them were silent for a moment, because it was a serious matter.",
      ],
      [
        1,
        "So {hero} could be easy in {his} mind. “Goodnight, then,” {he} said, and {who} stayed until {he} {was} fast asleep.",
      ],
      [
        1,
        "And then one night it came. It fell on the roofs and on the fences and on every single twig, and there was not a sound in all the world. {Who} ran out and chose the whitest of it.",
      ],
      [
        2,
        "It is easy to make a promise, and not so easy to keep one for a long time. {Who} said it aloud every morning, and kept it cool in a hollow under the roots.",
      ],
      [2, "Now and then {who} came by on tiptoe. {Hero} smiled in {his} sleep, as though {he} had heard it."],
    ],
    end: [
      [
        0,
        "And {who} had not forgotten. On the first warm day {whohe} stood there and held it out with both hands, a little smaller than it had been, but cold and white and real.",
      ],
      [
        1,
        "{Hero} looked at it for so long that {who} began to laugh. “It's just as I thought,” said {hero}. “Only much more beautiful.”",
      ],
    ],
    isDecisive: true,
  },
  {
    by: "person",
    words: /\b(?:bring|brings|brought|give|gives|gave|return|returns|returned) (?:it|them) back\b/i,
    before: [
      [
        1,
        "{Who} saw at once that something was up. “What have you got there?” asked {who}. {Hero} went red up to {his} ears.",
      ],
    ],
    after: [
      [
        1,
        "“Think of the one who is looking for it now,” said {who}, “in every pocket, and under the bed.” {Hero} thought of it. It was not a nice thought.",
      ],
      [1, "“Will you come with me?” asked {hero}. “Every step of the way,” said {who}, and reached for a coat."],
      [
        1,
        "They found the right street, and the right house, and the right bell. {Hero} stood in front of it for quite a while. Then {he} pressed it.",
      ],
    ],
    end: [
      [
        0,
        "The door opened. “I found this,” said {hero}, and held it out, “and I wanted to keep it first. But it's yours.” There was such a glad face in the doorway that {hero} had to look at {his} shoes.",
      ],
      [1, "There was a thank you, and a handshake, like among grown-ups, and two apples for the way back."],
      [
        1,
        "“Are you sorry that you gave it away?” asked {who} on the way home. {Hero} bit into the apple. “No,” {he} said. “It got too heavy.”",
      ],
    ],
    isDecisive: true,
  },
  {
    by: "person",
    isAtOnce: true,
    words:
      /\b(?:led|leads|guid(?:ed|es)|brought|brings) (?:him|her|them|us|me) (?:(?:safely|all the way) )?(?:to|home|back|out of)\b|\bshow(?:ed|s) (?:him|her|them|us|me) the way\b/i,
    idea: /\b(?:fog|snow\w*|mist|blizzard|mountains?|alps)\b/i,
    before: [[1, "“Listen!” said {hero}. Somewhere there was a sound, very soft, and then again."]],
    after: [
      [1, "{Who} never hurried. Whenever {hero} fell behind, {who} stopped, looked round, and waited."],
      [1, "“Do you think {whohe} knows the way?” “Better than we do,” said {hero}, and that was certainly true."],
      [2, "They went uphill, and then down, and through something wet. {Who} did not slip once."],
      [
        2,
        "Sometimes the white got so thick that there was nothing left of {who} but the sound. Then they stood still until they heard it again, a little further on.",
      ],
      [
        3,
        "They sang as they went, all the songs they knew, so that they would not lose each other.",
        "{Hero} sang as {he} went, all the songs {he} knew, so as to feel less alone.",
      ],
    ],
    end: [
      [
        0,
        "And then, quite suddenly, there was a light in front of them, and a door, and behind the door it smelled of soup.",
      ],
      [1, "There were dry socks, and cocoa in mugs without handles. Nobody spoke until the mugs were empty."],
      [
        1,
        "{Hero} said thank you to {who}, and meant it. {Who} only shook {whohis} head a little, as if it had been nothing at all.",
      ],
    ],
    isDecisive: true,
  },
  {
    by: "person",
    words: /\bhelp(?:ed|s) [^.]*\b(?:mend|repair|fix|rebuild|glue)\b/i,
    idea: /\b(?:bike|bicycle|scooter|sledge?|skateboard|go-kart|tricycle)\b/i,
    after: [
      [
        1,
        "“Show me,” said {who}. {Whohe} turned it over, listened to it, and shook it a little. “It's only a screw,” said {who}. “And a bit of courage.”",
      ],
      [
        1,
        "They fetched the toolbox. {Who} held it, and {hero} turned, and then they changed places. There was oil on both noses.",
      ],
      [
        1,
        "“Why are you helping me?” asked {hero} in a small voice. “I wasn't nice to you.” {Who} went on turning the screw. “Hold this,” said {who}.",
      ],
    ],
    end: [
      [
        0,
        "When it was as good as new, {hero} stood there for a moment. Then {he} pushed it over to {who}. “You go first,” {he} said. “Three times round.”",
      ],
      [1, "They took turns until it got dark, and the odd thing was that it was twice as much fun as before."],
    ],
    isDecisive: true,
  },
  {
    by: "person",
    words:
      /\b(?:taught|teaches|explain(?:ed|s)|train(?:ed|s)|practi[sc](?:ed|es)|show(?:ed|s) (?:him|her|them|me|us) how|help(?:ed|s) (?:him|her|them|me|us) (?:to )?(?:learn|read|write|swim|dance|practi[sc]e|try))\b/i,
    isFulfilling: true,
    before: [[2, "{Who} had seen it all, and came over without a word."]],
    after: [
      [
        1,
        "“First we'll only look,” said {who}. So they stood side by side and looked, and {hero} had to admit that looking was not so bad.",
      ],
      [
        1,
        "“And now the smallest part of it,” said {who}. “Only that. Then we'll stop, if you like.” {Hero} did the smallest part, and did not want to stop.",
      ],
      [1, "It went wrong twice. The first time {who} laughed, and the second time {hero} laughed as well."],
      [2, "“Did you find it easy, the first time?” asked {hero}. “I cried,” said {who}. “But don't tell anybody.”"],
    ],
    end: [
      [
        0,
        "“Once more?” asked {who}. “Once more,” said {hero}. And this time it went well, from the beginning to the end, and {who} had not helped at all.",
      ],
      [1, "“Did you see that?” called {hero}. {Who} had seen it. {Whohe} had not even blinked."],
    ],
  },
  {
    by: "person",
    words:
      /\b(?:buil(?:t|ds)|ma(?:de|kes)|sew(?:ed|s)|paint(?:ed|s)|brought|brings|bak(?:ed|es)) .*\b(?:nest|bed|house|den|home|tent|basket|shelter|hut|hutch|kennel|cushion|cave|igloo)\b.*\b(?:for|to) (?:him|her|them|it|his|\p{Lu}\p{L}+)\b/iu,
    before: [[2, "{Who} could not bear to see it any longer."]],
    after: [
      [1, "{Who} did not ask. {Whohe} fetched all that could be found in the house, and took great care over it."],
      [1, "{Hero} watched, at first with one eye and then with both."],
      [2, "When it was ready, {who} stepped back. “What do you say now?” asked {who}."],
    ],
    end: [
      [
        0,
        "{Hero} came closer, step by step. Then {he} settled right in the middle of it, as though it had always been there, and {who} sat down beside {whom}.",
      ],
      [1, "Outside it went on just as before. But in here there were two of them, and it did not matter any more."],
    ],
    isDecisive: true,
  },
  {
    by: "person",
    words: /\b(?:took|takes) (?:him|her|them|me) (?:out|along|with|up|down|to)\b/i,
    idea: /\b(?:afraid|scared|frightened|terrified)\b/i,
    before: [[2, "“Come,” said a voice by the door. “I'll show you something.”"]],
    after: [
      [
        1,
        "“Stay close to me,” said {who}. “We'll go slowly, and we'll stop whenever you like.” After three steps {hero} wanted to stop, and {who} stopped.",
      ],
      [
        1,
        "“Now look,” said {who}. At first {hero} saw nothing at all. But the longer {he} looked, the more there was to see.",
      ],
      [
        2,
        "“Was it always here?” asked {hero}. “Every night and every day,” said {who}. “One only has to come out for it.”",
      ],
      [
        3,
        "{Hero} counted what {he} saw, and when {he} had got to thirty, {he} noticed that {he} had let go of {who} long ago.",
      ],
    ],
    end: [
      [
        0,
        "When it was time to go home, it was {hero} who did not want to go. “Only a moment longer,” {he} begged, and {who} smiled.",
      ],
      [
        1,
        "“What was it again that you were afraid of?” asked {who} on the way back. {Hero} had to think about it for quite a while.",
      ],
    ],
  },
];
