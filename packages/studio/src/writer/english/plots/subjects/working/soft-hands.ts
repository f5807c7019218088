import { role, story } from "../subject-story.ts";

/** Stories of food and of hands: a stolen truck, rival ovens, a cheese by mistake, strong men in a gentle trade, a barber. */
export const softHands = [
  story({
    says: [
      /\b(?<truck>(?:food|taco|ice cream|coffee|pizza|burger|waffle) (?:truck|van|cart|wagon|trailer)|snack van|market stall|coffee cart|oven)\b/i,
      /\b(?:stolen|steals?|stole|br[eo]a?k\w* down|broken down|burn(?:s|t|ed)|disappear\w*|towed|gone|vanish\w*|crash\w*)\b/i,
      /\b(?:festival|competition|contest|market|opening|fair|wedding|night before|big (?:day|event|order)|customers|food|tacos|sell\w*|sold|business)\b/i,
    ],
    may: [
      role(
        "partner",
        "sister|brother|friend|best friend|cousin|husband|wife|mother|father|son|daughter|business partner|aunt|uncle|grandmother|grandfather",
      ),
      /\b(?<dish>tacos|burgers|dumplings|waffles|pizzas?|ice cream|noodles|crêpes|pancakes|sausages|falafel|coffee|empanadas|kebabs|curry|sandwiches|arepas)\b/i,
    ],
    unless:
      /\b(?:murder\w*|kill\w*|ghosts?|vampires?|robots?|magic\w*|drugs?|rival|children|kids|detectives?|romance|in love)\b/i,
    of: "people",
    after: [
      [
        "@street.dawn(hero look, partner look) There was a dry rectangle on the wet street, and in the middle of it lay one onion. “We parked it here,” said {hero}. {Partner} walked round the rectangle as if the {truck} might still be hiding in it somewhere. “The pans,” said {partner}. “The sign. Grandmother's big spoon.” It was the spoon that made {hero} sit down on the kerb.",
        "@street.dawn(hero look) There was a dry rectangle on the wet street, and in the middle of it lay one onion. {Hero} walked round the rectangle as if the {truck} might still be hiding in it somewhere. The pans were gone, and the sign, and Grandmother's big spoon. It was the thought of the spoon that made {hero} sit down on the kerb.",
      ],
      [
        "@street(hero talk, partner talk) The policewoman wrote it all down. {Hero} and {partner} counted: forty kilos of flour and meat in the cousin's fridge, two knives, and the place at the square, paid for until Sunday. “So you have everything,” said the policewoman, “except for something to stand in.” {Partner} looked at {hero}. They had both had the same thought.",
        "@street(hero talk) The policewoman wrote it all down. {Hero} counted: forty kilos of flour and meat in a cousin's fridge, two knives, and the place at the square, paid for until Sunday. “So you have everything,” said the policewoman, “except for something to stand in.” {Hero} looked up. {He} had just had a thought.",
      ],
      "+ @kitchen(hero cook) By noon they had been to every door in the street. The widow from number five lent a stove with one bad foot. The boxing club lent its ring-side table. A funeral parlour gave a white awning, if nobody would ask what it was for. {Hero} pushed it all to the square in three shopping trolleys and one pram.",
      "@street(hero cook) Between the shiny trucks with their loudspeakers {hero}'s stand looked like something after a flood. People walked past and smiled. Nobody stopped. Then a lad with a cap came strolling along with a bag, and he was eating from it with a very big spoon.",
    ],
    end: [
      "@street(hero point) “That's my spoon,” said {hero}. The lad ran. {Hero} did not run after him. {He} climbed on to the table and called across the whole square, in a voice that had been trained on traffic: “That boy has a spoon in his hand that is older than this town! The one who brings it back eats here free of charge for life!” There were four thousand people on the square.",
      [
        "@street(hero take, partner look) They brought the spoon first. They brought the lad next, and he showed them the yard, and after that came the {truck} itself, pushed by thirty strangers, with its sign hanging by one screw. “And now?” asked {partner}. “Now they'll all want to eat for nothing.” “I said the one,” said {hero}. But {he} looked at those thirty red faces, and reached for the flour.",
        "@street(hero take) They brought the spoon first. They brought the lad next, and he showed them the yard, and after that came the {truck} itself, pushed by thirty strangers, with its sign hanging by one screw. {Hero} had said “the one”. But {he} looked at those thirty red faces, all of them hungry, and reached for the flour.",
      ],
      "+ @street.night(hero cook) The queue was still there at midnight, and it was the longest on the square. They wanted to see the spoon, and to be told the story while they ate. The widow turned up the stove, and the boxers carried plates. “They're better than before,” said the policewoman, at her third portion. “It's the foot,” said the widow. “It shakes them.”",
      [
        "@street(hero cook, partner give) The {truck} is parked in the old place again. But on Sundays {hero} and {partner} put up an old table and an awning instead, because the guests ask for it. The lad with the cap washes up until he has paid for everything. He has been allowed to stir once already, with the big spoon, while {hero} stood next to him.",
        "@street(hero cook) The {truck} is parked in the old place again. But on Sundays {hero} puts up an old table and an awning instead, because the guests ask for it. The lad with the cap washes up until he has paid for everything. He has been allowed to stir once already, with the big spoon, while {hero} stood next to him.",
      ],
    ],
  }),
  story({
    says: [
      /\b(?:rival|rivals|enem(?:y|ies)|feud\w*|compet\w+|quarrel\w*|hate[sd]?|opposite each other|across the (?:street|road|square)|next (?:door )?to each other)\b/i,
      /\b(?:pizza (?:makers|bakers|chefs)|pizzerias?|ice cream (?:makers|parlou?rs|shops|sellers)|gelato makers|restaurants?|bakers|bakeries|caf[eé]s|chefs|butchers|kebab shops?|noodle (?:shops|makers)|falafel (?:shops|stands)|tea (?:houses|shops)|barbers|bookshops|hairdressers|taco (?:stands|trucks))\b/i,
      /\b(?:chain|fast[- ]food|supermarket|mall|developer|investor|franchise|landlord|big (?:company|shop)|starbucks|mcdonald['’]?s)\b/i,
    ],
    unless: /\b(?:murder\w*|kill\w*|ghosts?|vampires?|robots?|magic\w*|spy|mafia|children fall|romeo)\b/i,
    of: "people",
    after: [
      "@street(hero talk) Until then they had been busy with each other. They had stolen one another's waiters, and put up signs: the best in the street; the best in the town; the best in the other man's opinion, too. On Sundays they stood in their doors, with folded arms, and counted the customers across the road.",
      "@street(hero look) Now there was nothing to count. People went into the new place between them, where it smelled of warm cardboard and where the food came out of a wall. “It's because of your awning,” came the shout from the left. “It's because of your face,” came the shout from the right. Then it began to rain, and they noticed that nobody was listening.",
      "+ @street.night(hero look) One night there was no light on the left. The right side put on a coat, and took it off again, and put it on. He only wanted to be sure that the old fool had not fallen down the stairs. He found him in the dark kitchen, in front of a cold oven. “The gas has been turned off,” said his rival. “Go on, laugh.” Nobody laughed.",
      "@kitchen.night(hero talk) They sat at the same table for the first time in twenty-six years. There was one bottle, and there were two glasses. “Your base is too thick,” said the first. “And your sauce is too thin,” said the second, “and my mother stole that recipe from your mother, and I've always known it.” “Thin sauce on a thick base,” the first one said slowly. “Has anyone ever tried that?”",
    ],
    end: [
      "@kitchen.night(hero cook) They tried it that very night, in the only oven that was still warm. At four in the morning they each took a bite and did not look at each other. One of them had to go to the window. “It's the onion,” he said. “Of course it is,” said the other, and wiped his eyes on the tea towel.",
      "@street(hero carry) The next day they carried the table out on to the pavement, right in front of the new glass door. The first to stop was the young man with the cardboard hat who sold the food from the wall. He bit into it and stood still. Then he went back in, hung up his hat, and came out again with all his customers behind him.",
      "+ @street(hero talk) By the autumn there was a sheet of paper on the glass door: to let. Somebody suggested a party. The two of them shook their heads. They had spent the whole morning quarrelling, whether the dish should be named after the left side or after the right, and there had been a blow with a ladle.",
      "@street(hero stand) In the middle house, where the cardboard used to be, there is one long room now with two doors. If you come in on the left you are told that those on the right cannot cook, and the other way round. And late at night two old enemies sit there by the last lamp, with one bottle, and do not agree about the onion.",
    ],
  }),
  story({
    says: [
      /\b(?<product>(?:an? |the |his |her |their )?(?:[a-z]+['’]s )?(?:(?:new|strange|blue|old|goat|burnt|mouldy|spoiled|terrible|homemade) ){0,2}(?:cheese|wine|jam|bread|cake|pie|soup|sauce|beer|sausage|honey|chocolate|schnapps|whisky|cider|painting|pickles|perfume|olive oil))\b/i,
      /\b(?:wins?|won|prize|award|medal|famous|success|everybody (?:wants|wanted)|hit|best in)\b/i,
      /\b(?:by (?:mistake|accident)|accidental\w*|spoil(?:ed|t)|burn(?:t|ed)|mistake|does(?: not|n't) know how|did(?: not|n't) know how|again|cannot remember|forg[eo]t\w*|no idea|mix(?:es|ed)[- ]up|wrong)\b/i,
    ],
    may: [
      role(
        "companion",
        "wife|husband|daughter|son|grandmother|grandfather|brother|sister|neighbour|apprentice|mother|father|helper",
      ),
    ],
    unless:
      /\b(?:murder\w*|kill\w*|ghosts?|vampires?|robots?|magic\w*|children|kids|school|love potion|poison\w*|stolen|steals?|lottery)\b/i,
    of: "people",
    after: [
      [
        "@kitchen(hero talk, companion talk) “Do it exactly as you did before,” said {companion}. That was easily said. {Hero} stood in front of the empty pots and tried to think. It had been a Thursday. “You were in a bad mood,” said {companion} helpfully, “and something was knocked over.” {Hero} knocked something over. It tasted of nothing at all.",
        "@kitchen(hero cook) It had to be done exactly as before. That was easily said. {Hero} stood in front of the empty pots and tried to think. It had been a Thursday. {He} had been in a bad mood, and something had been knocked over. {Hero} knocked something over. What came out of it tasted of nothing at all.",
      ],
      "@shop(hero talk) In the meantime they stood in front of the door. A man from Japan bowed and asked for four hundred pieces. “Soon,” said {hero}. “It has to rest.” The gold medal hung over the stove, and whenever {hero} turned round, it looked at {him}.",
      "+ @kitchen.night(hero cook) {He} tried everything. {He} used the old bucket, and the bucket that was older. {He} turned the radio to the same station. {He} asked the doctor for the same cough. By the end of the month {hero} had thirty-eight batches in the cellar, and the pig, who had been given all of them to eat, would no longer come when she was called.",
      "@hall(hero stand) And then the day came when the prize was to be handed over, with a tasting, in front of the minister. {Hero} had one last piece of {theproduct}, no bigger than a thumb. It would have been enough to give to the minister alone. {Hero} went up the steps with it in {his} pocket and looked at all those faces. “I've got to tell you something,” {he} said into the microphone.",
    ],
    end: [
      "@hall(hero talk) “It was a mistake,” said {hero}. “I've no idea how I did it. I've tried for a month, and I can't do it again. I'm no master. I knocked something over.” You could have heard a crumb fall. {Hero} took off the medal and laid it on the table. In the front row the oldest of the judges began to shake. He was laughing.",
      "@hall(hero talk) “In forty years,” said the old judge, “nobody has ever admitted it. Mine was a forgotten window. His was a cow in the wrong field. We've been making copies of a lucky moment ever since, and they're never quite right, and none of us sleeps.” One after another the gentlemen with the medals nodded. {Hero} cut the last piece of {theproduct} into twenty, as thin as paper, and each of them shut his eyes.",
      [
        "+ @kitchen(hero cook, companion eat) The next morning {hero} slept until nine. Then {he} went to the stove and cooked for the first time without thinking of anything, because there was nothing left to lose. {Companion} came in, stuck in a finger, and stood quite still. “Is it that again?” asked {hero}. “No,” said {companion}. “It's something else. It's better. What did you do?” “No idea,” said {hero}.",
        "+ @kitchen(hero cook) The next morning {hero} slept until nine. Then {he} went to the stove and cooked for the first time without thinking of anything, because there was nothing left to lose. {He} stuck in a finger and stood quite still. It was not that taste again. It was something else, and it was better. What had {he} done? {He} had no idea.",
      ],
      "@shop(hero give) There is a queue in front of {hero}'s door on Saturdays. On the sign it says: today's mistake. Nobody knows beforehand what it will be, {hero} least of all, and no two weeks taste the same. The medal is used to hold the window open, a crack, when it rains in.",
    ],
  }),
  story({
    says: [
      /\b(?:(?:steel|dock|mine|shipyard|factory|car|construction|forest|oil|metal)[- ]?workers|miners|dockers|lumberjacks|truckers|bikers|firemen|firefighters|bricklayers|wrestlers|boxers|(?:ex-?|former )(?:boxers|soldiers|convicts|prisoners|wrestlers|policemen|miners)|strong ?man|strong ?men|weightlifters?|rugby (?:team|players)|blacksmiths|fishermen|bouncers?|biker gang|sailors|retired (?:miners|policemen|soldiers|steelworkers))\b/i,
      /\b(?<trade>beauty (?:salon|parlour)|nail (?:salon|studio)|hair(?:dressing)? salon|hairdresser['’]?s?|flower shop|florist['’]?s?|knitting (?:club|group|circle|class)|kindergarten|nursery|ballet (?:class|school|group)|yoga (?:class|studio)|cake shop|bakery|tea ?room|choir|synchroni[sz]ed swimming|sewing (?:class|circle)|quilting (?:club|circle)|massage (?:salon|studio)|dog (?:salon|grooming)|doll hospital|embroidery (?:class|club|circle))\b/i,
    ],
    unless: /\b(?:murder\w*|kill\w*|ghosts?|vampires?|robots?|magic\w*|fire in|rob\w*|heist|alarm|burn\w*)\b/i,
    of: "people",
    after: [
      "@street(hero stand) When people came by, they slowed down. {Hero} in the {trade}! “What's next?” they called. “Tutus?” The hands were the trouble. {Hero} had hands like shovels, with old scars over the knuckles, and whatever these touched in the first week either bent or broke or cried.",
      "@room(hero sit) It was Mrs Pettigrew who took the matter in hand. She was eighty-one, and no bigger than a coat. “You're holding it like a crowbar,” she said to {hero}. “It isn't your enemy. Breathe out. Now think of something that you'd not like to wake.” {Hero} breathed out. A very small thing was done, and for the first time it was done right. “There,” said Mrs Pettigrew.",
      "+ @room(hero talk) By the winter the {trade} was full on Tuesdays. It was not only the work. It was the talk over the work. While the fingers were busy the mouth ran on by itself, about the knees, and the layoffs, and the sons who did not phone. Men came in to laugh, and stayed. “It's warm in here,” they said, and looked at the ceiling.",
      "@street(hero look) Then one morning there was a word painted across the window of the {trade}, in red, as high as a man. Years ago there would have been a fist for such a thing, and it was already clenched. Outside stood the young men from the corner with paint on their sleeves, and waited for it.",
    ],
    end: [
      "@street(hero walk) {Hero} went out to them, and the street held its breath. Then the fist opened. In it lay a tiny pair of scissors. “You've got paint under your nails,” said {hero} to the biggest of them. “That goes on itching for weeks. Come in, I'll get it off.” The young man was so surprised that he sat down under the lamp and held out his fingers. They trembled.",
      "@room(hero talk) It took a long time to get it off. “My father was like you,” the young man said suddenly. “At the works. He just sits there now.” “Does he drink tea?” asked Mrs Pettigrew after a while. “Then bring him on Tuesday. We're short of somebody with a bad temper. It's good for the concentration.”",
      "+ @room(hero look) He came on Tuesday, with his cap pulled down, and would only watch. After an hour he could stand it no longer. “You're holding it like a crowbar,” he growled to the man beside him, and took it out of his hand. {Hero} looked across at Mrs Pettigrew. She had suddenly got something in her eye.",
      "@street(hero stand) The red word is still on the window, because the young men have painted others round it. Now it is part of a sentence, and you have to stand on the far side of the road to read it: this is where the strong ones are. Behind the glass {hero} bends over some very small thing and breathes out.",
    ],
  }),
  story({
    says: [
      /\b(?:barber|hairdresser|hair ?stylist|bartender|barman|barmaid|manicurist|taxi driver|masseur|masseuse|beautician|priest|innkeeper|postman|postwoman|dentist|tailor|waitress)\b/i,
      /\b(?:secrets?|confess\w*|gossip\w*|hears? everything|heard everything|rumou?rs?|confid\w+|tells? (?:him|her) everything|told (?:him|her) everything)\b/i,
    ],
    may: [
      role("customer", "customer|client|guest|mayor|stranger|neighbour|policeman|widow"),
      /\b(?:mix\w*|confus\w+|wrong|two|slips?|slipped|lets? (?:it )?slip)\b/i,
    ],
    unless:
      /\b(?:sabotage\w*|murder\w*|kill\w*|ghosts?|vampires?|robots?|magic\w*|spy|spies|mafia|rob\w*|detectives?|crime|bank|affair|dies|died|poison\w*|letters?|blackmail\w*)\b/i,
    of: "people",
    after: [
      "@shop(hero talk) People sat down in {hero}'s chair, shut their eyes, and began. They told {him} what they told nobody else: about the savings under the stairs, about a proposal planned for Sunday, about the wig. {Hero} said “Hm,” in three different ways. In the evening {he} swept everything up with the rest and took it out to the yard.",
      "@shop(hero talk) But on one Saturday there were too many of them. The chair did not get cold. {Hero} was tired, and had two of them in {his} head at the same time. “So you're going to ask her on Sunday,” {he} said to the notary in the mirror. “And she suspects nothing!” The notary opened his eyes. It had been the schoolmaster who was going to ask. It was the notary's sister.",
      "+ @street(hero look) By noon it had gone round the market once, and it had grown on the way. The schoolmaster's bride had bought a wig. The wig was marrying the savings. {Hero} pulled down the blind and sat down in {his} own chair. In the mirror there was a person whom nobody would trust any more. That was what {he} thought: not that it was bad for the shop, but that they would now carry it all home again.",
      "@shop(hero talk) In the afternoon they stood before the door, all of them, with half-cut hair and with red faces. “You owe us something,” said the notary. {Hero} went out to them with the cape over {his} arm. “Yes,” said {hero}. “You've told me your secrets for twenty years, and I've let two of them fall. Sit down. I'll tell you mine.”",
    ],
    end: [
      "@shop(hero sit) Nobody had ever wondered whether {hero} had one. and {he} sat down in the chair and shut {his} eyes. “I can't read,” said {hero}. “Not well. When the letter came from my brother, I put it behind the soap. It's been there for nine years, because I was ashamed to ask.”",
      "@shop(hero sit) The schoolmaster rose. He looked behind the soap and found it, wrinkled from the damp. “Shall I?” he asked, and {hero} nodded. So it was read out, in front of half the town: there was a new baby; would {hero} come; why did {he} not answer; When the schoolmaster looked up, the notary was standing at the shelf, dictating a telegram into the telephone at his own expense.",
      "+ @shop(hero talk) The proposal was on Sunday in spite of everything. The sister had known since Easter, and said that she had only been waiting for somebody to let it out at last. The man with the wig took it off and laid it on the counter. It was much cooler like that, he said. He had simply not known how to begin.",
      "@shop(hero read) {Hero} closes an hour earlier on Thursdays now. Then the schoolmaster sits down in the chair, and {hero} cuts his hair and reads aloud to him from the newspaper, a little faster every week. Whatever else is said there, {he} sweeps up and carries out to the yard, in two separate buckets.",
    ],
  }),
];
