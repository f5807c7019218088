import { role, story } from "../subject-story.ts";

/** Stories of people who arrange the feasts of others. */
export const weddings = [
  story({
    says: [
      /\b(?:wedding planner|wedding organi[sz]er|event planner|wedding|weddings|priest|vicar|caterer|hotel manager)\b/i,
      /\b(?:two (?:weddings|brides|couples|parties)|both (?:brides|weddings|couples)|double[- ]book\w*|same (?:day|church|venue|hall|time|hotel))\b/i,
    ],
    unless: /\b(?:murder\w*|on the roof|funeral|taxi|detective)\b/i,
    of: "people",
    after: [
      "“Breathe,” {hero} said to {himself}, and drew up a plan with two colours. The red bride would come in from the front at ten to two, and the blue one from the back at ten past. Between them there would be one organist, one priest, and twenty minutes.",
      "At half past one {hero} was running. {He} swapped the cake for the cake. “What a lovely quiet place,” said the red bride's mother, and behind her, through the open vestry door, walked the blue bride's grandfather with a tuba. “The wind,” said {hero}, and shut it.",
      "+ The priest began to notice something when he had been told the third pair of names. The organist noticed it when he got the same march again. “I've got a cold,” {hero} whispered to each of them. In the sacristy forty red guests were having sherry. In the crypt thirty-eight blue guests were being told about the architecture.",
      "+ A little bridesmaid in red met a little bridesmaid in blue behind the font. They looked at each other for a while. Then they swapped shoes, and never told anybody.",
      "It would have gone well but for the bouquet. The red bride threw it high over her shoulder, laughing, with her eyes shut. It flew over the hedge. On the other side stood the blue bride and opened her arms for a photograph, and caught it. Then two white veils came up, one on either side of the hedge.",
    ],
    end: [
      "Everybody looked at {hero}, who had half a cake in the one hand and two rings in the other. “There was one church,” {he} said, “and I could not bear to say no to either of you. I'm so sorry.” The brides came round the hedge from both ends.",
      "“You've got my bouquet,” said the red one. “You threw it at me,” said the blue one. “And you've got a band. Ours missed the ferry.” “We've got a band,” said the red one slowly, “and nothing to eat. My aunt sat down in the buffet. You've got a roast ox, haven't you?”",
      "They put the tables together across the lawn, over the hedge and all. By midnight nobody could say any more to whom an uncle belonged. {Hero} lay under a table, and was brought cake.",
      "Every year on that day there is a party with two colours. It takes place on a lawn with a gap in the hedge. And on {hero}'s desk, beside a calendar with very thick lines, stood a photograph of two brides who were holding one bouquet.",
    ],
  }),
  story({
    says: [
      /\b(?:wedding (?:planner|photographer|singer|dj|dressmaker|caterer|cake)|matchmaker|divorce lawyer|marriage (?:counsellor|counselor)|bridal (?:shop|store)|couples'? (?:therapist|counsellor|counselor))\b/i,
      /\b(?:doesn't believe|didn't believe|not believe|never (?:believed|been|married|loved)|cynic\w*|falls? (?:for|in love)|fell (?:for|in love)|single|unlucky|hates?|hated|divorced|own love|lonely|heartbr\w+)\b/i,
    ],
    may: [
      role(
        "ownlove",
        "cook|chef|groom|florist|gardener|waiter|waitress|baker|musician|best man|photographer|pianist|guest|widower",
      ),
    ],
    unless: /\b(?:murder\w*|hitman|camping)\b/i,
    of: "people",
    after: [
      "{Hero} knew all about it. Love was white tents, and who paid for them. {He} could tell from the way in which a couple chose napkins how many years it would last. “Four,” {he} had murmured at this one. “Five, if he learns to listen.”",
      [
        "“You're standing on my parsley,” said {ownlove}. {Hero} looked down. It was true. “It's not on the plan,” {he} said. “It grew here before there was a plan,” said {theownlove}, and held out a spoon to {hero}, just like that, with something hot in it. {Hero} did not eat at work. But {he} ate that.",
        "“You're standing on my parsley,” said a voice. It belonged to the one from the kitchen. {Hero} looked down. It was true. “It's not on the plan,” {he} said. “It grew here before there was a plan,” said the voice, and a spoon was held out, with something hot in it. {Hero} did not eat at work. But {he} ate that.",
      ],
      [
        "{Hero} went to check the ice and forgot what ice was for. {He} asked {ownlove} why anybody should promise a thing for ever, when they could not even choose a napkin. “They don't promise it because they know,” said {theownlove}, and shelled peas. “They promise it because they don't.”",
        "{Hero} went to check the ice and forgot what ice was for. {He} asked in that kitchen why anybody should promise a thing for ever, when they could not even choose a napkin. “They don't promise it because they know,” was the answer, over a bowl of peas. “They promise it because they don't.”",
      ],
      "On the great day itself there was a thunderstorm. It took the first tent, and then the second. Two hundred napkins flew over the hills like birds. In the middle of the lawn the bride was sitting, in the mud, in all that silk. There was nothing left on {hero}'s list that still existed.",
    ],
    end: [
      "Then {he} saw the groom. He sat down beside the bride in the mud, in his morning coat, took off one shoe, and emptied the water out of it over his own head. She began to laugh. {Hero} looked at that for a long time. “Forty,” said {hero} aloud. “At least.”",
      [
        "“First time you've been wrong?” asked {ownlove}, and held a roasting tin over both their heads. “I think so,” said {hero}. “And? What's it like?” {Hero} crumpled up the list and let it go. “Wet,” said {hero}. And then they kissed, under the roasting tin, and there was a smell of rosemary.",
        "“First time you've been wrong?” asked somebody, and held a roasting tin over both their heads. It was the one with the parsley. “I think so,” said {hero}. “And? What's it like?” {Hero} crumpled up the list and let it go. “Wet,” said {hero}. And then they kissed, and there was a smell of rosemary.",
      ],
      "+ They moved the feast into the kitchen, all two hundred of them. People sat on flour sacks and in the sink. “It's the most beautiful wedding that we've ever been to,” said the guests, “who planned it?” Nobody answered, for the planner was dancing.",
      "There are two rings on the window sill in a small kitchen now, beside the parsley, because hands that shell peas take theirs off. And there is one napkin. They had found it in a tree.",
    ],
  }),
];
