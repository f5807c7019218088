import { also, role, story } from "../subject-story.ts";
import { who } from "./words.ts";

/** Stories of small plans: a lemonade stand, a restaurant in the kitchen, a cape worn everywhere, pots on a balcony. */
export const smallPlans = [
  story({
    says: [
      /\b(?:lemonade|juice|cookie|biscuit|cake|orangeade|ice[- ]tea)\b/i,
      /\b(?:stand|stall|sell\w*|sold|table|business)\b/i,
    ],
    may: [
      role("partner", "brother|sister|friend|best friend|cousin"),
      ...also(
        "rain\\w*",
        "house|home|door",
        "street|corner|neighbourhood",
        "earn\\w*|money|sav\\w*|buy",
        "start\\w*|run|runs|ran|open\\w*",
        "summer|hot|hottest",
        "customers?|nobody",
        "thirst\\w*",
        "bicycle|bike|dog|toy|shelter",
        "neighbou?rs?",
        "cup|cups|glass",
        "sour|salt|sugar",
      ),
    ],
    unless:
      /\b(?:bear|penguins?|cold day|winter|snow\w*|gives?|gave|given|roof|dragon|alien|robot|queen|president|murder\w*|mafia|competitor|factory|bakery|baker|poison\w*|magic\w*|war|ghost|cancer|hospital|bank|recipe|market|rival\w*|police|thief|contest|competition|school)\b/i,
    of: "young",
    after: [
      [
        "@street(hero cook, partner write) {Hero} squeezed and stirred, and {partner} painted the sign. It said, in letters that grew smaller towards the edge: COLD AND GOOD. They put up the table, and on the table the jug, and behind the jug they sat down with straight backs, like two people in a bank. It was five past ten.",
        "@street(hero write) {Hero} squeezed and stirred and painted a sign. It said, in letters that grew smaller towards the edge: COLD AND GOOD. Up went the table, and on the table the jug, and behind the jug sat {hero} with a straight back, like a clerk in a bank. It was five past ten.",
      ],
      "@street(hero sit, partner sit) The first to come was a wasp. The second was a man who wanted to know the way. By eleven {hero} had drunk one cup, to test it, and then another, in case the first had been an exception. The tin with the slot was so empty that you could hear the street in it, like the sea in a shell.",
      "+ @street(hero talk, partner sit) “It's the price,” said {hero}, and rubbed it out, and wrote a smaller one. Still nobody came. In the end there was a nought on the sign, and now people walked on the other side, because what costs nothing cannot be any good. So {hero} wrote the old price back, and underlined it.",
      "@street.storm(hero look, partner look) And then the sky went dark over the roofs. A drop fell on the sign, and the C ran down. A gust took the paper cups and rolled them along the gutter. “We're closing,” {hero} wanted to say. And at that moment the whole street began to run, with bags and newspapers on their heads, from everywhere, and there was only one roof: the big umbrella over the table.",
    ],
    end: [
      "@street.storm(hero give, partner give) There were fourteen of them under it at once, wet and squeezed together like sardines. They looked at the puddles, and at their shoes. Nobody knew where to look next. “Cold and good?” asked {hero}. A lady laughed. “Have you got it hot?” she said. {Hero} thought for exactly one second, and ran into the house to put the kettle on.",
      "@street.storm(hero give, partner carry) Hot it was even better. They warmed their hands on the cups, and blew, and the steam went up in the rain. An old man said that it tasted like being ill as a child, when he was allowed to lie on the sofa. They began to tell each other about sofas. When the sun came back, not one of them went. The tin was so full that nothing rattled.",
      "+ @street(hero talk, partner talk) {Hero} counted it three times. It was enough for what they had wanted, and there was something over. “For an umbrella,” {hero} decided. “A bigger one.” The lady who had laughed bought the last cup for the wasp.",
      "@street.storm(hero give, partner give) On fine days nobody sits there now. But when it turns dark over the roofs, {hero} runs out with the table, and a new sign goes up, and its letters are in oil paint. HOT AND GOOD, it says. ROOM FOR TWENTY.",
    ],
  }),
  story({
    says: [
      /\b(?:cape|costume|superhero|super hero|princess dress|tutu|pirate hat|dinosaur suit|rubber boots|wellies|wellington boots|knight's armour|crown|mask|lion suit|tiger suit|fairy wings)\b/i,
      /\b(?:insist\w*|refus\w* to take|never (?:takes?|took)|every day|everywhere|all the time|always|wears?|wore|will not take|would not take|even in bed|won['’]t take)\b/i,
      /\b(?:little|boy|girl|son|daughter|brother|sister|toddler|\w+-year-old|child|school|nursery|church|shop\w*|supermarket|bed)\b/i,
    ],
    may: [
      who("kid", "little brother|little sister|younger brother|younger sister|little boy|little girl|son|daughter"),
      /\b(?<suit>cape|costume|tutu|pirate hat|dinosaur suit|rubber boots|wellies|crown|mask|lion suit|tiger suit|fairy wings|princess dress)\b/i,
      ...also(
        "embarrass\\w*|asham\\w*",
        "church|wedding|school|nursery",
        "wear\\w*|wore",
        "superhero|princess|pirate",
        "insist\\w*",
        "mother|father|parents",
        "laugh\\w*|teas\\w*",
        "every|day",
        "brave|sav\\w*",
      ),
    ],
    unless:
      /\b(?:murder\w*|halloween|carnival|party|contest|competition|theatre|stage|school play|real powers|villain|magic\w*|fly|flies|flew|police|king|queen|beauty|robbery|comic|movie|film|hospital|cancer)\b/i,
    of: "young",
    lead: "kid",
    after: [
      "@corridor(hero stand) {Hero} stood in the hall, ready to go. There were shoes, there was a coat, and over the coat, for all the world to see, there was the {suit}. “Not today,” they said. “Today of all days,” said {hero}. “It could be that somebody needs me.” There was no time to argue, and so they went, and everybody turned round.",
      "+ @street(hero walk) On the bus an old gentleman saluted. A boy with an ice cream laughed, and pointed, and was pulled on by his mother. {Hero} did not laugh. {Hero} looked to the left and to the right, the way people do who are on duty, and said good morning to each lamp post.",
      "+ @street(hero walk) “What can you do, then?” asked a big boy with an ice cream. “Are you strong?” “No,” said {hero}. “Can you see through walls?” “No.” “Then what?” {Hero} considered it honestly. “I notice things,” said {hero}. The boy looked down. His ice cream was running into his sleeve.",
      "@hall(hero sit) It was full where they went, and solemn, and everybody was dressed in grey and blue. In the middle of them sat {hero}, as bright as a parrot. Heads were put together. A lady coughed. They would have liked to sink into the floor, all who belonged to {hero}. “Take it off,” they whispered, “just for an hour.” “I can't,” {hero} whispered. “I'm working.”",
    ],
    end: [
      "@hall(hero look) And then {hero} slid down from the seat and was gone. They found {him} right at the back, behind the last row, where the coats hung. On the floor sat a very old woman, whom nobody had seen go out. She had her hand on her chest, and her hat had rolled away. “I only wanted some air,” she said. “I didn't like to disturb.”",
      "@hall(hero hug) {Hero} had already put the {suit} round her shoulders. “You have to breathe slowly,” {he} told her, and held her hand, and breathed along, until help came with water and a chair. Later they said that it had been high time. “But how did you see it?” they asked {hero}. “She was the only one who smiled at me,” said {hero}. “So I noticed when it stopped.”",
      "@street(hero walk) On the way home nobody said a word about taking it off. The whole row of them walked a little straighter, and the lady who had coughed held the door. “Is it heavy?” they asked {hero}. “Only when you all look at the floor,” said {hero}. So they looked up, and said good evening to each lamp post.",
      "@bedroom.night(hero sleep) The {suit} had to go into the wash in the end, for on the hem there was half a church floor. {Hero} sat in front of the machine and watched it go round. And on the line next morning there hung another one beside it, a big one, sewn from a tablecloth. It was exactly the size of a person who had been embarrassed.",
    ],
  }),
  story({
    says: [
      /\b(?:restaurant|café|cafe|diner|pizzeria|cook(?:s|ed|ing)?|breakfast|dinner|supper|pancakes|menu)\b/i,
      /\b(?:kids|children|twins|brothers?|sisters?|siblings|son|daughter|\w+-year-old|boy|girl)\b/i,
      /\b(?:for (?:their|his|her) (?:tired |exhausted |busy )?(?:parents|mum|mom|mother|dad|father|family)|at home|in the (?:kitchen|living room|garden|garage)|anniversary|save (?:breakfast|dinner|the day)|(?:first|whole) (?:meal|dinner|breakfast|menu)|all by (?:him|her|them)sel(?:f|ves)|surprise)\b/i,
    ],
    may: [
      who("kids", "kids|children|twins|siblings|brothers|sisters|daughters|sons|daughter|son|boy|girl|brother|sister"),
      ...also(
        "burn\\w*",
        "pancakes|pizza|spaghetti|soup|cake",
        "sunday|saturday|evening|morning",
        "open\\w*",
        "kitchen",
        "save[sd]?",
        "tir\\w*|exhaust\\w*|busy",
        "first",
        "surprise\\w*",
        "menu",
        "anniversary|birthday",
        "make|makes|made",
        "himself|herself|themselves",
        "mess|chaos|disaster|wrong",
      ),
    ],
    unless:
      /\b(?:murder\w*|chef|waiter|owner|inspector|star|flu|sick|ill|hates? vegetables|hated vegetables|poor|hungry|war|died|dies|dead|recipe|teach\w*|taught|divorc\w*|family restaurant|grandm\w+ (?:teach|taught)|contest|competition|magic\w*|robot|village)\b/i,
    lead: "kids",
    of: "people",
    after: [
      "@kitchen(hero write) It took a quarter of an hour to get everything ready. There was a sign on the kitchen door, and a clean tea towel hung on the handle. On the menu stood four dishes. Three of them were crossed out, because there was nothing for them in the fridge. The fourth was called *Surprise*, and not even {hero} knew what was in it.",
      "@kitchen(hero talk) The guests had to wait in the hall. They knocked. “Have you booked?” asked {hero} through the gap. They had not. “Then it'll be difficult,” said {hero}, and turned over the pages of an atlas for a long time. “There is only the table by the radiator. But you must be nice to it.” {Hero} led them in, and they sat down on the stools.",
      "+ @kitchen(hero cook) Behind the cupboard door there was a clatter. Something fell, and something else was scraped off the floor, and a voice said: “Nobody saw that.” It hissed. It smelled of sugar, then of more than sugar. Then {hero} came out with a plate, and on it lay one slice of cucumber with a candle in it. “From the house,” said {hero}.",
      "+ @kitchen(hero carry) For music there was a comb. For drinks there was water, in two colours. A cat walked across the table, and the guests wanted to complain. “That's the manager,” said {hero}, and bowed to the cat. “He tastes everything first.” The manager smelled at the butter, and seemed content, and took it along.",
      "@kitchen(hero look) Then there was smoke, and quite a lot of it. When it had gone, {hero} stood there white with flour up to the ears, with a pan and a trembling lip. In the pan lay something flat and black. “That was all the flour,” said {hero}. “There isn't any more. And you've been waiting so long.”",
    ],
    end: [
      "@kitchen(hero look) For a moment there was not a sound by the radiator. Then one of the guests bent over the pan and knocked on it with a fork. “Is that the *Surprise*?” {Hero} nodded. “Then I'll take it,” said the guest. “I've eaten everywhere. But I've never had a surprise that was one.” And it was cut into equal parts, with the bread saw.",
      "@kitchen(hero eat) It crunched. In the very middle, where the pan was thickest, it was still soft and yellow, and tasted of vanilla. Each of them had exactly one bite of that. They ate it with their eyes shut. Afterwards there was bread and cheese, and {hero} had to sit down at the table, for in a good restaurant the cook eats, too.",
      "@kitchen(hero write) “The bill,” called the guests. It came on a saucer. *One hug, each*, it said, *and the washing-up.* They paid {hero} at once, and left a tip. The restaurant is only open on Sundays, and you have to book. On the menu there is a fifth dish by now, and it is underlined in red: *Middle of Pancake*.",
    ],
  }),
];
