import type { ClauseScene } from "../clause-scene.ts";
import { event } from "./event.ts";

const DRIVER = "(?:taxi|cab|bus|tram|truck|lorry|rickshaw|tuk-tuk|minibus|coach)(?: |-)?(?:driver)?";

/** Rides with strangers: in taxis, buses and trains, and what is left behind in them. */
export const rides: readonly ClauseScene[] = [
  {
    by: "any",
    words: event(
      "found (?:an?|the) (?:tiny |little |newborn |sleeping |crying |abandoned )*(?<foundling>baby|newborn|infant|baby boy|baby girl)\\b(?! (?:bird|bear|owl|elephant|seal|fox|deer|dragon|hedgehog|turtle|whale|dinosaur|animal|squirrel|penguin|monkey))(?: girl| boy)?(?: (?<where>(?:in|on|at|under|outside|behind|inside) (?:(?:the|his|her|a|an|their) )?(?:[a-z]+ ){0,2}?(?:seat|taxi|cab|car|bus|train|boat|basket|doorstep|door|bench|church|station|shop|bakery|market|stall|suitcase|box|steps|kitchen|porch)))?",
    ),
    idea: /\b(?:taxi|cab|bus|tram|driver|rickshaw)\b/i,
    after: [
      [
        1,
        "It lay there ((, {where}, ))wrapped in a blue towel, wide awake, and looked at {hero} as though {he} were late. There was no note. There was a bottle, still warm, and one very small sock.",
      ],
      [
        1,
        "“Hello,” said {hero}. {He} had no idea what else one says. The {foundling} took hold of {his} finger and did not let go of it again, so everything that came next {hero} had to do with one hand.",
      ],
      [
        3,
        "{He} asked the first policeman {he} met. He took off his cap, tickled the {foundling} under the chin, and wrote down: one baby, in good spirits. Half the street came to look. Somebody brought milk, somebody brought advice, and a woman with six of her own turned the towel the right way round.",
      ],
      [
        2,
        "At ten o'clock it cried, and nobody knew why. {Hero} tried a song, the only one that {he} knew to the end. It was about a donkey. It helped, so {he} sang it fourteen times.",
      ],
    ],
    end: [
      [
        0,
        "Then a young woman came running, without a coat and with only one shoe. She had been so ill on the way to the hospital that she no longer knew where she had got out. She could not say a word. She only held out both arms, and the {foundling} let go of the finger.",
      ],
      [
        1,
        "“What do I owe you?” she asked, when she could speak. “A sock,” said {hero}, because {he} had just found it in {his} pocket. They both laughed until the {foundling} laughed, too.",
      ],
      [
        2,
        "Now there is a photograph next to the small mirror. Every year there is a new one beside it, with one more tooth, and whoever asks about it has to listen to the song about the donkey.",
      ],
    ],
    isDecisive: true,
    isAtOnce: true,
    isWhole: true,
    of: "adults",
  },
  {
    by: "any",
    words: event(
      `${DRIVER}[^.]*(?:found|discovered) (?<object>(?:an?|the) (?:[a-z]+ ){0,3}?[a-z]+) (?:on|in|under) (?:the |his |her )?(?:back ?seat|backseat|taxi|cab|boot|trunk|bus|car|luggage rack|tram)|(?:somebody|someone|a passenger|a customer|a woman|a man|passengers?) (?:left|forgot) (?<left>(?:an?|the|his|her) (?:[a-z]+ ){0,3}?[a-z]+) (?:on|in) (?:the |his |her |a )?(?:[a-z]+ )?(?:back ?seat|backseat|taxi|cab|bus|train|tram)`,
    ),
    idea: /\b(?:taxi|cab|driver|rickshaw)\b/i,
    after: [
      [
        1,
        "{Hero} only noticed it when {he} stopped to count the money. {He} had had eleven passengers since noon, and {he} went through them in {his} head: the one with the cough, the two who had quarrelled, the boy with the fish.",
      ],
      [
        1,
        "“Keep it,” said the others at the stand, and leaned in to look at {object}. “Nobody comes back. Nobody ever comes back.” {Hero} poured some tea and thought it over until the tea was cold.",
      ],
      [
        2,
        "So {he} drove the whole day again, backwards. {He} rang at a hotel, at a barber's and at a house with yellow shutters. The one with the cough had lost nothing but his handkerchief. The two who had quarrelled were friends again and made {him} stay for soup.",
      ],
      [
        3,
        "By evening {object} rode in front, on the seat beside {him}, where {he} could keep an eye on it. {He} caught {himself} telling it about the streets.",
      ],
    ],
    end: [
      [
        0,
        "It was the very last door, four flights up. An old man opened, looked past {hero} at {object}, and had to sit down on the stairs. “I've been walking round the town all day,” he said. “I didn't know where one looks for a thing like that.” “In the back,” said {hero}. “It's always in the back.”",
      ],
      [
        1,
        "He told {hero} then why it mattered so much. It took as long as the tea, and it is nobody else's business. When {hero} drove home, {he} had not earned a penny since noon, and {he} left the window open and sang.",
      ],
    ],
    isDecisive: true,
    isAtOnce: true,
    isWhole: true,
  },
  {
    by: "any",
    words: event(
      `(?:an?|the|my|one|old|young) [^.]{0,40}?driver\\b[^.]*(?:picked up|gave a (?:lift|ride) to|had a passenger|drove|took) (?<rider>(?:an?|the|some|two) (?:(?!who|that|to)[a-z]+ ){0,3}?[a-z]+)(?= who| that|[.,]|$)[^.]*?(?:drive (?:him |her |them )?(?:around|about)|(?:just |keep )driv(?:e|ing)\\b|knew (?:his|her|my) (?:name|whole life|secret)|(?:did|would) not (?:say|tell)|until (?:morning|dawn|sunrise)|nowhere|anywhere|one last time|never spoke)`,
    ),
    after: [
      [
        1,
        "“Where to?” {hero} had asked, as {he} asked forty times a day. What came back was not an address. {Hero} looked into the mirror, and in the mirror somebody looked back, with tired eyes and hands folded round an old bag.",
      ],
      [
        1,
        "They drove along the river and past the station, and past the market where the first crates were being carried out. The meter ticked. At the third red light {hero} reached over and switched it off.",
      ],
      [
        2,
        "“Slowly here, please,” came the voice from the back. It was only a house with a dark window. A little later it was a school, and then a bench under two trees. {Hero} began to understand. {He} drove as one turns the pages of somebody else's album.",
      ],
      [
        2,
        "They bought two rolls at a window where one could still buy something, and ate them at the side of the road with the heater on. {Hero} told a story that {he} had never told in the car before. It had stayed too dark in there for lies.",
      ],
    ],
    end: [
      [
        0,
        "When it got light, they stood on the hill above the town. “That was all of it,” said the passenger, and breathed out. “I leave today, and I wanted to see it once more with somebody who knows the way.” There were still some tears, but the shoulders had come down.",
      ],
      [
        1,
        "“And how did you know that it had to be me?” asked {hero}. “You once drove my mother to the hospital and would not take any money. She wrote down your name. It has been in this bag for eleven years.” {Hero} had forgotten it. {He} did not forget it again.",
      ],
      [
        2,
        "{He} did not switch the sign on again that morning. {He} drove home, slowly, and rang the bell although {he} had a key, just to have somebody open the door.",
      ],
    ],
    isDecisive: true,
    isAtOnce: true,
    isWhole: true,
  },
  {
    by: "any",
    words: event(
      "(?:driver|conductor)\\b[^.]*(?:stopped|waited|slowed down|braked)(?: (?:the|his|her) [a-z]+)? (?:each |every [a-z]+ )?for (?:an?|the|one|the same) (?:[a-z]+ ){0,2}?(?<beast>dog|cat|goat|donkey|duck|hen|goose|cow|pigeon|monkey|sheep)\\b[^.]*",
    ),
    after: [
      [
        1,
        "The {beast} always stood at the same corner, with both ears up, and got in like everybody else: last, without pushing. It sat down behind {hero} and looked straight ahead.",
      ],
      [
        1,
        "“It hasn't got a ticket,” said a man with a briefcase. “Have you?” asked {hero}. The man looked for his, and looked again, and after that he said nothing more about it until the terminus.",
      ],
      [
        2,
        "At the market it got out, every time. The butcher had a bone, the fruit seller had a word, and at noon it stood at the stop on the other side for the way back. One could have set a watch by it, and some did.",
      ],
      [
        3,
        "The company sent a letter. It said that animals could only ride with their owners. {Hero} read it out during the ride, and eleven people said that they were the owner.",
      ],
    ],
    end: [
      [
        0,
        "One morning the corner was empty. {Hero} stopped all the same, and opened the door, and waited. Nobody looked at the clock. Then a boy got out to look, and a nurse after him, and they found it two streets further on, lying in front of a door and not moving from the spot. Behind the door an old woman had fallen, and she was too weak to call. It had stood guard there all night.",
      ],
      [
        1,
        "She was well again by spring. Now they get in together at the corner, and she pays for two. “One and a half,” {hero} says. “It doesn't take up a whole seat.”",
        "She was well again by spring. Now they get in together at the corner, and she insists on paying for both. It is the first fare that {hero} ever lets somebody pay twice.",
      ],
    ],
    isDecisive: true,
    isAtOnce: true,
    isWhole: true,
  },
  {
    by: "any",
    words: event(
      "(?:had been |has been |was |kept )?(?:riding|rode|sat|sitting|travelling|traveling|staying|stayed|slept|sleeping|living|lived) (?:on |in |at )?(?:the same |a |the |one )(?<spot>(?:night )?(?:train|bus|tram|underground|subway|metro))(?: [a-z]+)? (?:for (?:days|weeks|months|years|(?:[a-z]+|\\d+) (?:days|weeks|months|years|nights|hours))|every (?:day|night|evening|afternoon)|all (?:day|night)|over and over|back and forth|up and down)",
    ),
    after: [
      [
        1,
        "There was nothing against the rules in it. There was a small bag, an apple, and a ticket that was punched all round the edge like lace. The coat was brushed every morning, and the hat was never taken off.",
      ],
      [
        1,
        "“Aren't you getting out?” “Not here.” “Where, then?” “I'll see when I see it.” That was a polite answer, and one could not do anything with it.",
      ],
      [
        2,
        "They began to bring something when they passed: a cup of tea, half a sandwich, yesterday's newspaper. A child did its homework on that seat, because questions were answered there. After two days it was warmer than anywhere else.",
      ],
      [
        3,
        "“At home it's so quiet,” came the answer at last, late, when the lamps were on. “Here somebody always sits down.” After that nobody asked about the ticket.",
      ],
    ],
    end: [
      [
        0,
        "On Sunday a boy got on with his grandfather, who did not like to eat alone either. They talked about trains, and then about soup. At the small stop by the poplars the old man stood up. “It would be enough for three,” he said. There was a long look out of the window. “I think it's here,” came the answer then, and the hat was taken off.",
      ],
      [
        1,
        "The seat is free now. On Wednesdays, though, two hats ride along to the market and back, only because it is so nice, and all who work there lift their caps.",
      ],
    ],
    isDecisive: true,
    isAtOnce: true,
    isWhole: true,
    of: "adults",
  },
];
