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
      [2, "That evening the light in {whowhose} window was on for a long time. Snip, snip, went the scissors."],
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
      [1, "They looked at each other and began to laugh. They laughed all morning, and {hero} laughed the loudest."],
    ],
    isDecisive: true,
  },
  {
    by: "person",
    words: /\b(?:had|has|thought of|came up with) (?:an?|the) (?:[a-z]+ )?(?:idea|plan)\b/i,
    isFulfilling: true,
    before: [[2, "{Hero} had not said a word about it. But {who} had noticed all the same."]],
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
        "It worked! Not at once, and not quite as they had planned it, but it worked, and {hero} felt as light as a feather.",
      ],
      [1, "“That was a very good idea,” said {hero}. “But I could never have done it without you,” said {who}."],
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
        "After five minutes they had all understood it, and after ten minutes they did not want to play any other way. {Hero} {was} right in the middle.",
      ],
      [1, "“Same time tomorrow?” asked one of the others. {Hero} nodded so hard that everything went round."],
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
        "The hand was warm, and it held on tight. {Hero} felt how {his} knees stopped trembling, first the left one, and then the right one.",
      ],
      [2, "{Who} did not let go. {Whohe} squeezed once, gently, and that meant: now."],
      [
        3,
        "Out there they all sat, row after row. Somebody coughed, and a chair creaked. “Don't look at them,” whispered {who}. “Look at me.”",
      ],
      [4, "So {hero} looked at {who}, and nowhere else."],
    ],
    end: [
      [
        1,
        "{Hero} took a deep breath, and began. At first it was a little shaky, but then it grew stronger and stronger, and soon {he} forgot to be afraid.",
      ],
      [
        1,
        "When it was over, it was quiet for a moment. Then everybody began to clap, and it sounded like rain on a roof.",
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
    before: [[2, "Then one evening the two of them were alone in the room."]],
    after: [
      [
        1,
        "{Hero} held {his} breath and looked round. But there was nobody else in the room. It was really meant for {him}.",
      ],
    ],
    end: [
      [0, "After that {hero} could not stay cross. {He} tried for a whole minute, but {he} had to smile."],
      [1, "“It was meant for me,” {he} told everybody, at least ten times that day. “For me, first of all!”"],
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
        "{Hero} sat there and looked at {his} hands. Then {he} heard a small noise. Somebody had moved a chair, and was sitting down next to {whom}.",
      ],
    ],
    after: [
      [1, "{Who} smiled and moved a little to one side, so that there was room for two."],
      [1, "“That one,” said {who}, and pointed. {Hero} took it, and looked up, and {who} nodded."],
      [
        2,
        "They did not need many words. {Hero} pointed, and {who} nodded. {Who} pointed, and {hero} laughed, for the first time in days.",
      ],
      [2, "When it was time to go, {hero} held out what was left. “Keep it,” said {who}. “You'll need it tomorrow.”"],
    ],
    end: [
      [0, "The next day {who} had kept a seat free, and patted it when {hero} came in."],
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
        "“Do you really promise?” asked {hero}. “On my word,” said {who}, and for a moment both of them were very serious.",
      ],
      [
        1,
        "So {hero} did not worry any more. “Goodnight, then,” {he} said, and {who} stayed until {he} {was} fast asleep.",
      ],
      [
        1,
        "And then one night the snow came. It fell on the roofs and on the fences and on every single twig, and everything was quiet and white. {Who} ran out and chose the very whitest handful.",
      ],
      [
        2,
        "{Who} did not forget the promise. {Whohe} said it out loud every morning, and kept the snow cool in a hollow under the roots.",
      ],
      [2, "Now and then {who} came by on tiptoe. {Hero} smiled in {his} sleep, as if {he} had heard the footsteps."],
    ],
    end: [
      [
        0,
        "On the first warm day {who} came running with it, just as {whohe} had promised. It was a little smaller than before, but it was cold and white and real.",
      ],
      [
        1,
        "{Hero} looked and looked, until {who} began to laugh. “It's just as I thought,” said {hero}. “Only much more beautiful.”",
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
        "“Think of the one who is looking for it now,” said {who}, “in every pocket, and under the bed.” {Hero} could see it all before {him}, and {his} stomach hurt.",
      ],
      [1, "“Will you come with me?” asked {hero}. “Every step of the way,” said {who}, and reached for a coat."],
      [
        1,
        "They found the right street, and the right house, and the right bell. {Hero} stood in front of it for a long time. Then {he} rang.",
      ],
    ],
    end: [
      [
        0,
        "The door opened. “I found this,” said {hero}, and held it out, “and I wanted to keep it first. But it's yours.” There was such a happy face in the doorway that {hero} had to smile, too.",
      ],
      [1, "{Hero} got a big thank you, a proper handshake, and two apples for the way back."],
      [
        1,
        "“Are you sorry that you gave it away?” asked {who} on the way home. {Hero} bit into the apple. “No,” {he} said. “It was never really mine.”",
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
      [1, "“Do you think {whohe} knows the way?” “Better than we do,” said {hero}."],
      [2, "They went uphill, and then downhill, and then over wet, slippery stones. But {who} did not slip once."],
      [
        2,
        "Sometimes it was so white all around that {hero} could not see {who} any more. Then {he} stood still and listened until {he} heard the sound again, a little further on.",
      ],
      [
        3,
        "*They sang all the songs they knew, so that they would not lose each other.",
        "{Mate} and {hero} sang all the songs that {they} knew, so that {they} would not lose each other.",
        "{Hero} sang all the songs that {he} knew, so as to feel less alone.",
      ],
    ],
    end: [
      [
        0,
        "And then, all at once, {they} saw a light in front of {them}, and a door, and behind the door it smelled of soup.",
      ],
      [1, "There were dry socks, and big mugs of hot cocoa, and it was very quiet until the mugs were empty."],
      [
        1,
        "{Hero} said thank you to {who}, and meant it. {Who} only shook {whohis} head a little, as if to say, “That was nothing.”",
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
        "“Show me,” said {who}. {Whohe} turned it over, listened to it, and shook it a little. “It's only a loose screw,” said {who}. “We'll soon have it right again.”",
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
      [1, "They took turns until it got dark, and it was twice as much fun as before."],
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
        "“First we'll only look,” said {who}. So they stood side by side and looked, and just looking was not so hard.",
      ],
      [
        1,
        "“And now the smallest part of it,” said {who}. “Only that. Then we'll stop, if you like.” {Hero} did the smallest part, and then {he} did not want to stop.",
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
    before: [[2, "{Who} saw how things were, and wanted to help."]],
    after: [
      [
        1,
        "{Who} did not say much. {Whohe} fetched everything that was needed, and worked very carefully until the last bit was done.",
      ],
      [1, "{Hero} watched, at first with one eye and then with both."],
      [2, "When it was ready, {who} stepped back. “What do you say now?” asked {who}."],
    ],
    end: [
      [
        0,
        "{Hero} came closer, step by step. Then {he} settled down right in the middle, and {who} sat down beside {whom}.",
      ],
      [1, "Outside, everything was just as before. But in here it was snug, and there were two of them."],
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
        "“Was it always here?” asked {hero}. “Every night and every day,” said {who}. “You only have to come out and look.”",
      ],
      [
        3,
        "{Hero} counted everything that {he} saw. When {he} got to thirty, {he} noticed that {he} had let go of {who} long ago.",
      ],
    ],
    end: [
      [
        0,
        "When it was time to go home, it was {hero} who did not want to go. “Only a moment longer,” {he} begged, and {who} smiled.",
      ],
      [1, "“What were you so afraid of?” asked {who} on the way back. {Hero} had to think about it for quite a while."],
    ],
  },
];
