import type { ClauseScene } from "../clause-scene.ts";
import { inSentence } from "./event.ts";

/** The sky's own troubles, and small things on long ways. */
export const skyAndWaterVisits: readonly ClauseScene[] = [
  {
    by: "any",
    words: inSentence(
      "(?:fell|falls|dropped|tumbled|came down)(?: down)? (?:from|out of) (?:the )?(?:sky|heaven|heavens|night sky)\\b[^.]*",
    ),
    idea: /\b(?:star)\b[^.]*(?:\.[^.]*?)?\b(?<rescuer>(?:[Aa]n?|[Tt]he|[Tt]wo|[Tt]hree) (?:[a-z]+ ){0,2}?[a-z]+|[A-Z][a-z]+) (?:help(?:s|ed)|br(?:ings|ought)|find(?:s)?|found|t(?:akes|ook)|carr(?:ies|ied)|tr(?:ies|ied) to|want(?:s|ed) to|pick(?:s|ed))/,
    tells: /\b(?:help(?:s|ed)|brought|found|took|carried|tried to|wanted to|picked)\b/,
    after: [
      [
        0,
        "There was a hiss, and then a small thud behind the shed. “Ow,” said {hero}, and looked round. It was wet down there, and everything was so near. {Hero} had only leaned out a little, to see better.",
      ],
      [
        0.3,
        "It was {rescuer} who came with a torch, in boots and pyjamas. “Are you from up there?” There was a nod. “And is it far?” {Hero} looked up. From below it was much further than from above.",
      ],
      [
        1,
        "They tried it with the ladder. They tried it with the swing, higher and higher, and on “now!” {hero} let go, and landed in the currants. They tried it with a kite, and the wind fell asleep.",
      ],
      [
        2,
        "In between there was cocoa. {Hero} had never drunk anything before. It made {him} glow, first a little at the edge and then all over, and one could have read a book by it. “Is that good?” “It's warm,” said {hero}. “Up there we only look warm.”",
      ],
      [
        0.5,
        "But before it got light, the glow grew smaller. “I'm not made for here,” said {hero} very softly. “In the morning there'll be nothing left of me but a stone.” It was twenty to five. Up there one could see the gap.",
      ],
    ],
    end: [
      [
        0,
        "“There's the old mill pond,” said {therescuer}. “The whole sky is in it.” They ran. The water was quite smooth, and there lay everything: every single one of them, in their places, and in the middle there was a hole. “If it's down there, then it's not far,” said {hero}. {He} took a deep breath, held on for a moment to a sleeve, and jumped.",
      ],
      [
        0.7,
        "There was no splash. There was only a ring on the water, and it grew wider and wider. And when {therescuer} looked up, there it was, in the right place, a little crooked, and dripping.",
      ],
      [
        1,
        "Since then one of them up there twinkles twice, and then once. That is a greeting. And on clear nights, at twenty to five, somebody puts a cup of cocoa on the window sill. In the morning it is empty.",
      ],
    ],
    isWhole: true,
  },
  {
    by: "any",
    words: inSentence(
      "(?:ask(?:s|ed)|invite[sd]?|want(?:s|ed)|beg(?:s|ged)|call(?:s|ed)) (?<others>(?:the|all the|his|her|some|an?) (?:[a-z]+ )?[a-z]+) to (?<do>dance|play|sing|talk|visit|come (?:down|up|over)|be (?:his|her|its) friends?|stay)(?: with (?:him|her|it|them))?\\b[^.]*",
    ),
    idea: /^(?=.*\b(?:moon|sun|comet|planet|star)\b)(?=.*\b(?:lonely|alone|bored|no friends)\b)/i,
    after: [
      [
        0,
        "It had taken {hero} a long time to get as far as asking. One has to say it out loud, that is the difficulty, and then they all know.",
      ],
      [
        1,
        "There was no answer at first. {Others} looked at one another. They had always thought that somebody so great did not need anybody. “Us?” asked one of them, quite far at the back. “You mean us?”",
      ],
      [
        1,
        "“I can't do it very well,” {hero} said quickly. “I've only ever practised alone.” “We've only ever watched,” said {others}. It was very quiet. Somebody would have to begin.",
      ],
      [
        0.3,
        "So the smallest one of all came over, tripped, and held on. One step to the left. One step to the right. They bumped into each other, and it rang like a glass. That was the first time that anybody had heard {hero} laugh.",
      ],
      [
        2,
        "After that they all wanted to. One after the other came and took a hand, or whatever there was to take. They went round and round, in a long line, and whoever was out of step was simply a step of his own.",
      ],
    ],
    end: [
      [
        0,
        "Down below a child had woken up and stood at the window. “What are they doing?” she asked. Her father looked up for a long time. “Nothing,” he said. “They're just very bright tonight.” But he had begun to tap with his foot.",
      ],
      [
        1,
        "When it was getting light, they all went back to their places, quite out of breath. “The same time tomorrow?” asked the smallest one. {Hero} wanted to say something great. What came out was: “Oh yes.”",
      ],
      [
        1,
        "Nobody has called {hero} lonely since then. If one looks up there and holds one's breath, everything trembles a little. People say that it is the air.",
        "Nobody called {hero} lonely after that. And if one listens at night and holds one's breath, one can hear somebody counting: and one, and two, and three.",
      ],
    ],
    isWhole: true,
  },
  {
    by: "any",
    words: inSentence(
      "(?:sails?|sailed|floats?|floated|drifts?|drifted|travels?|travelled|traveled|is carried|was carried|swims?|swam|goes|went)(?: all the way)? (?:down|along|on) (?:the|a) (?:little |small |big |wide )?(?<stream>river|stream|brook|gutter|creek)(?: all the way)?(?: (?:to|into|towards?|until|and) (?<goal>[^.]+))?",
    ),
    after: [
      [
        0,
        "It began in the gutter, behind the bakery. “Good luck,” said a small boy, and gave {him} a push. He had written his name inside, so that {hero} would know where {he} came from. Then came the first corner, and he was gone.",
        "It began quite small, with a gurgle behind the bakery. There was a push, and a corner, and everything that {hero} knew was behind {him}.",
      ],
      [
        1,
        "The {stream} was in a hurry. It went under a bridge, where it was dark and somebody was singing, and past a garden where the washing waved. “Where are you going?” asked the ducks. “That way,” said {hero}. It was the only way there was.",
      ],
      [
        1,
        "Behind the mill it was suddenly quiet. The water went in a circle, and everything that had ever come that far went with it: a ball, a shoe, a whole dozen of bottles. “You'll get used to it,” said the shoe. “We've all been here for years. There's no getting out.”",
      ],
      [
        0.5,
        "On the third day a snail climbed aboard. She had never been further than a leaf. “I don't weigh anything,” she said. That was not quite true. They lay a little lower now, and a little to the left. And so it happened that the next breath of wind caught {him} from the side.",
      ],
      [
        1,
        "Then the banks moved away from each other, further and further. The waves were higher now, and they tasted of something. {Hero} had grown quite soft by then, and at the back the water was already coming in. “Is that it?” asked the snail. “I don't know,” said {hero}. “I've never seen it.”",
      ],
    ],
    end: [
      [
        0,
        "It was it. There was no other side. The sky came all the way down to the water, and nothing was in the way. {Hero} lay there, rocked up and down, and did not want to go anywhere any more. It was so large that even somebody very small had enough room in it.",
      ],
      [
        1,
        "A girl found {him} on the beach, quite flat, with a snail on top. She unfolded what there was to unfold. The name had run a little, but one could still read it. “He lives by a bakery,” said the snail, but snails speak very softly.",
        "A girl found {him} on the beach, with a snail on top. “You've come a long way,” she said, and carried them up to the dry sand.",
      ],
      [
        1,
        "Three weeks later there was a letter for the small boy, with sand in it. “It has arrived,” was all that it said. And in the gutter behind the bakery there lay a new one, larger, and with two seats.",
        "In the evening the tide came up, and went again. Where they had been there was a small furrow in the sand, and it led straight back to the water.",
      ],
    ],
    isWhole: true,
    of: "things",
  },
  {
    by: "any",
    words: inSentence(
      "(?:the (?:night|day|morning|evening|year|summer|winter) (?:when |that |on which )?|(?:one|that) (?:night|day|morning|evening),? )(?<things>all (?:of )?the traffic lights(?: [a-z]+)?|every traffic light in the [a-z]+) (?:turn(?:s|ed)|bec(?:ame|omes)|w(?:as|ere)|disappear(?:s|ed)|stop(?:s|ped)|start(?:s|ed)|go(?:es)?|went|vanish(?:es|ed)|began|came|fell|refuse[sd]?) [^.]*",
    ),
    after: [
      [
        0,
        "The first to notice it was a baker on his way to work. He stood there, looked, looked at his watch, and looked again. “Aha,” he said, and then he did not know what to do.",
      ],
      [
        1,
        "By six there were forty people at the corner. There was no rule for it. Red would have been clear, and so would green. “Who goes first?” somebody called. “You do.” “No, please, after you.” It went on like that for a while, and somebody blew a horn, but only once.",
        "By six there were forty people at the corner, and nobody knew what the rule was. “Who goes first?” somebody called. “You do.” “No, please, after you.” It went on like that for a while.",
      ],
      [
        1,
        "So they got out. What else can one do? A man in a tie had a thermos flask. A woman with a cello in her car had been driving behind him for nine years, every morning, and had never seen him from the front.",
      ],
      [
        2,
        "The expert came and opened a grey box. Inside everything was as it should be. “It isn't a fault,” he said after a while, and scratched his head with the screwdriver. “They want to.”",
      ],
      [
        0.5,
        "There was an old lady in the street who had meant to cross it for eleven years. It had always been too short for her. She had got as far as the middle now and then. She took her stick and looked to the left, and everybody saw it, and it became very quiet.",
      ],
    ],
    end: [
      [
        0,
        "She took her time. She stopped in the middle and looked at it all from there. When she got to the other side, the whole street was clapping. “So that's what it looks like from here,” she said, and turned round, and waved to her own window.",
      ],
      [
        1,
        "At a quarter to eight it was over. Everything was as it always was. They got in, a little slowly, and wound down the windows. “The same time tomorrow?” said the man in the tie. “At the corner,” said the woman with the cello.",
      ],
      [
        1,
        "Nobody has ever found out why. But there are people who get up at five since then, and go to the corner, and look. They take a thermos flask along, and two cups.",
      ],
    ],
    isWhole: true,
  },
];
