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
      "@study(hero write) “Breathe,” {hero} said to {himself}, and drew up a plan with two colours. The red bride would come in from the front at ten to two, and the blue one from the back at ten past. Between them there would be one organist, one priest, and twenty minutes.",
      "@church(hero run) At half past one {hero} was running. {He} swapped one cake for the other. “What a lovely quiet place,” said the red bride's mother, and behind her, through the open vestry door, walked the blue bride's grandfather with a tuba. “The wind,” said {hero}, and shut it.",
      "+ @church(hero talk) The priest began to notice something when he had been told the third pair of names. The organist noticed it when he got the same march again. “I've got a cold,” {hero} whispered to each of them. In the sacristy forty red guests were having sherry. In the crypt thirty-eight blue guests were being told about the architecture.",
      "+ @church A little bridesmaid in red met a little bridesmaid in blue behind the font. They looked at each other for a while. Then they swapped shoes, and never told anybody.",
      "@church It would have gone well but for the bouquet. The red bride threw it high over her shoulder, laughing, with her eyes shut. It flew over the hedge. On the other side stood the blue bride and opened her arms for a photograph, and caught it. Then two white veils came up, one on either side of the hedge.",
    ],
    end: [
      "@garden(hero carry) Everybody looked at {hero}, who had half a cake in the one hand and two rings in the other. “There was one church,” {he} said, “and I could not bear to say no to either of you. I'm so sorry.” The brides came round the hedge from both ends.",
      "@garden(hero look) “You've got my bouquet,” said the red one. “You threw it at me,” said the blue one. “And you've got a band. Ours missed the ferry.” “We've got a band,” said the red one slowly, “and nothing to eat. My aunt sat down in the buffet. You've got a roast ox, haven't you?”",
      "@garden.night(hero sleep) They put the tables together across the lawn, over the hedge and all. By midnight nobody could say any more to whom an uncle belonged. {Hero} lay under a table, and the two brides brought {him} cake.",
      "@study(hero look) Every year on that day there is a party with two colours. It takes place on a lawn with a gap in the hedge. And on {hero}'s desk, beside a calendar with very thick lines, stood a photograph of two brides who were holding one bouquet.",
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
    unless: /\b(?:singer|murder\w*|hitman|camping)\b/i,
    of: "people",
    after: [
      "@garden(hero look) {Hero} knew all about it. Love was white tents, and who paid for them. {He} could tell from the way in which a couple chose napkins how many years it would last. “Four,” {he} had murmured at this one. “Five, if he learns to listen.”",
      [
        "@garden(hero eat, ownlove give) “You're standing on my parsley,” said {ownlove}. {Hero} looked down. It was true. “It's not on the plan,” {he} said. “It grew here before there was a plan,” said {theownlove}, and held out a spoon to {hero}, just like that, with something hot in it. {Hero} did not eat at work. But {he} ate that.",
        "@garden(hero eat) “You're standing on my parsley,” said the cook from the kitchen. {Hero} looked down. It was true. “It's not on the plan,” {he} said. “It grew here before there was a plan,” said the cook, and held out a spoon with something hot in it. {Hero} did not eat at work. But {he} ate that.",
      ],
      [
        "@kitchen(hero talk, ownlove cook) {Hero} went to check the ice and forgot what ice was for. {He} asked {ownlove} why anybody should promise a thing for ever, when they could not even choose a napkin. “They don't promise it because they know,” said {theownlove}, and shelled peas. “They promise it because they don't.”",
        "@kitchen(hero talk) {Hero} went to check the ice and forgot what ice was for. {He} asked the cook why anybody should promise a thing for ever, when they could not even choose a napkin. “They don't promise it because they know,” said the cook, over a bowl of peas. “They promise it because they don't.”",
      ],
      "@garden.storm(hero look) On the great day itself there was a thunderstorm. It took the first tent, and then the second. Two hundred napkins flew over the hills like birds. In the middle of the lawn the bride was sitting, in the mud, in all that silk. There was nothing left on {hero}'s list that still existed.",
    ],
    end: [
      "@garden.storm(hero look) Then {hero} saw how the groom came running. He sat down beside the bride in the mud, in his morning coat, took off one shoe, and emptied the water out of it over his own head. She began to laugh. {Hero} looked at that for a long time. “Forty,” said {hero} aloud. “At least.”",
      [
        "@garden.storm(hero hug, ownlove hug) “First time you've been wrong?” asked {ownlove}, and held a roasting tin over both their heads. “I think so,” said {hero}. “And? What's it like?” {Hero} crumpled up the list and let it go. “Wet,” said {hero}. And then they kissed, under the roasting tin, and there was a smell of rosemary.",
        "@garden.storm(hero hug) “First time you've been wrong?” asked the cook, and held a roasting tin over both their heads. “I think so,” said {hero}. “And? What's it like?” {Hero} crumpled up the list and let it go. “Wet,” said {hero}. And then they kissed, and there was a smell of rosemary.",
      ],
      "+ @kitchen(hero dance, ownlove dance) They moved the feast into the kitchen, all two hundred of them. People sat on flour sacks and in the sink. “It's the most beautiful wedding that we've ever been to,” said the guests, “who planned it?” Nobody answered, for the planner was dancing.",
      "@kitchen(hero cook, ownlove cook) Two rings lie on the window sill in a small kitchen now, beside the parsley, while {hero} shells the peas, and does not shell them alone. Between them lies one napkin. They found it in a tree.",
    ],
  }),
];
