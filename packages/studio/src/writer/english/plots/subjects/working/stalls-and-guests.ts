import { role, story } from "../subject-story.ts";

/** Stories of street sellers, small cafés, hotels and those who serve there. */
export const stallsAndGuests = [
  story({
    says: [
      /\b(?:street (?:vendor|seller|food seller)|(?:sells?|sold|selling) (?:[a-z]+ ){1,4}?(?:outside|in front of|at|on|by|from a) |stall|market (?:woman|trader|seller)|food cart|hot dog (?:stand|seller)|kiosk)/i,
      /\b(?:licen[cs]e|permit|police\w*|inspector|forbid\w*|forbidden|fine[sd]?|ban(?:s|ned)?|chas(?:es?|ed) (?:her|him|them) away|not allowed|town hall|city council|council|officials?|evict\w*|move away|drive[sn]? (?:her|him|them) (?:away|out))\b/i,
    ],
    may: [
      /\b(?:threaten\w*|afford)\b/i,
      /\bclos(?:e|es|ed|ing)\b/i,
      /\b(?:food|metro|station|market)\b/i,
      /\b(?<dish>tamales|dumplings|noodles|tacos|pancakes|pretzels|chestnuts|samosas|falafel|tea|coffee|soup|flowers|oranges|mangoes|sausages|hot dogs|pies|corn|fish|fruit|vegetables|newspapers|umbrellas|books|roses)\b/i,
    ],
    unless: /\b(?:murder\w*|ghosts?|robots?|drugs?|spy|spies|bomb|kill\w*|lemonade|children|kids|revolution)\b/i,
    of: "people",
    after: [
      [
        "@street(hero look) The paper was pink, and it had a number in it that {hero} read three times. It was more than {he} took in half a year. “It's nothing personal,” said the young policeman, and looked at the {dish}. He had been {hero}'s customer since he was a boy. “From Monday you can't stand here. It's the rule.”",
        "@street(hero look) The paper was pink, and it had a number in it that {hero} read three times. It was more than {he} took in half a year. “It's nothing personal,” said the young policeman, and looked at his boots. He had been {hero}'s customer since he was a boy. “From Monday you can't stand here. It's the rule.”",
      ],
      "@street(hero talk) For {hero} it was more than a place to sell. It was the man who came off the night shift and needed someone to say good morning to. It was the girl who did her homework on the upturned crate, and the deaf shoe shiner, who bought with two fingers. {Hero} told none of them about the pink paper. {He} only gave everyone a little more than usual.",
      "+ @study(hero stand) {Hero} went to the counter where such papers come from, and stood in four queues. At the first they wanted a form, and at the second a photograph of the form. At the fourth a tired man with a stamp looked up. “Have you got anything to eat?” he asked. {Hero} had. He ate it in silence, with his eyes shut. “I'm so sorry,” he said. “It's still the rule.”",
      "@room(hero sit) On Monday the place was empty. There was only a clean square on the ground, where {hero} had always stood. On Tuesday it rained into the square. {Hero} sat at home with {his} hands in {his} lap and listened to the clock. {He} did not know that out there people had begun to stop in front of the empty place, and to ask each other what had happened.",
    ],
    end: [
      "@street(hero look) On Thursday there was a knock at {hero}'s door. Outside stood the girl with the homework. “You have to come,” she said. “We've done the sum.” She pulled {hero} through the streets by the sleeve. In the clean square stood a table. On the table lay a jar, and it was full, and behind it the queue went twice round the corner.",
      "@street(hero talk) They had asked who owed {hero} anything. It turned out that everybody did. There was the breakfast on the day of the exam, there was the one after the funeral, and all those mornings when the purse had been at home. “You said: pay me tomorrow,” said the man from the night shift, and put down a note. “Today is tomorrow.” By evening the licence was paid.",
      "+ @street(hero give) The young policeman came last, with his cap under his arm. He counted the jar, and filled in the form, and the deaf shoe shiner drew the photograph. There was one small coin too few. The policeman looked round, and felt in his pocket. “I was nine,” he told {hero}. “You said nothing, and put two in the bag.”",
      "@street.dawn(hero give) The licence hangs in a frame above {hero}'s place, a little greasy at the edges by now. Below it stands the jar. Those who have something put it in, and those who have nothing take their breakfast all the same. “Tomorrow,” they say. “Tomorrow,” says {hero}, and wishes them a good morning.",
    ],
  }),
  story({
    says: [
      /\b(?:(?:tea|coffee|juice|food|noodle|snack) (?:stall|stand|shop|house|bar|room)|caf[eé]|tea ?room|diner|bakery|small restaurant|family restaurant|bookshop|corner shop|grocery|hardware (?:shop|store)|little shop|small shop)\b/i,
      /\b(?:(?:coffee|burger|big|fast[- ]food|pizza|restaurant|bakery|book|supermarket|huge|new) (?:[a-z]+ )?(?:chain|supermarket|mall|franchise)|starbucks|mcdonald'?s|big supermarket|chain (?:store|shop|opens|opened))\b/i,
      /\b(?:across the (?:road|street)|opposite|next door|round the corner|around the corner|customers|disappear\w*|stay(?:s|ed)? away|lost|losing|opens?|opened)\b/i,
    ],
    may: [
      role(
        "elder",
        "father|mother|grandfather|grandmother|uncle|aunt|husband|wife|daughter|son|brother|sister|granddaughter|grandson",
      ),
    ],
    unless: /\b(?:murder\w*|ghosts?|robots?|kill\w*|recipe|buys?|bought|steals?|stole|in love|rivals?)\b/i,
    of: "people",
    after: [
      "@street(hero look) On the first day there were balloons over there, and free caps, and a queue. {Hero} stood in the door with a cloth in {his} hand and counted backs. {He} knew them all. There went the postman, who always paid on Fridays. There went the schoolmaster, and pretended to look at a bird.",
      [
        "@shop(hero talk, elder talk) “We could have balloons,” said {hero}. {Elder} polished the counter where it was clean. “We've got a chair,” said {elder}. “What sort of plan is that?” “You sit down on it,” said {theelder}, “and somebody asks you how you are. Have you seen any chairs over there?” {Hero} looked across. There were forty, all screwed to the floor.",
        "@shop(hero look) {Hero} could not afford balloons. What {he} had was an old chair beside the counter, on which people sat down while they waited, and told {him} how they were. {Hero} looked across the road. There were forty chairs over there, all screwed to the floor, and nobody asked anybody anything.",
      ],
      "+ @shop(hero sit) The second week was so quiet that {hero} heard the tap drip. One customer came, and he wanted to know the way to the other place. In the evening {hero} counted the coins, and then the days to the end of the month. There were more days than coins.",
      [
        "@street.night(hero look, elder look) Then came the night when the lights over there went out all at once. It was some wire, far away in headquarters, and nothing worked any more: not the tills and not the machines. The guests stood on the pavement in the rain, with dead telephones. {Elder} was already setting a match to the old gas ring. “Well?” said {theelder}. “Are you going to call them, or shall I?”",
        "@street.night(hero look) Then came the night when the lights over there went out all at once. It was some wire, far away in headquarters, and nothing worked any more: not the tills and not the machines. The guests stood on the pavement in the rain, with dead telephones. {Hero} looked at them through the window. Then {he} set a match to the old gas ring.",
      ],
    ],
    end: [
      "@street.night(hero talk) “We've got light!” called {hero} across the road. They came over with their collars up, and none of them could look {him} in the eye. There were far more of them than places. The schoolmaster got the old chair. “How are you?” asked {hero}. And the schoolmaster, who had meant to say “fine”, told {him} the truth.",
      "@shop.night(hero give) After that nobody wanted to go home. Last of all came the young manager from over there, soaked, in a cap with an emblem. “May I?” she asked. “I've been selling it for a month, and nobody's ever told me how it tastes.” {Hero} put a cup in front of her and pushed a crate up to the table.",
      "+ @street(hero talk) The lights came on again the next morning, and so did the nine buttons. But half of the queue now stood on {hero}'s side. “Theirs is quicker,” the postman explained to a stranger. “But here it takes longer.” He seemed to think that this was praise, and {hero} thought so, too.",
      "@shop(hero give) The chain still has its balloons. On two evenings a week its manager unscrews one chair and carries it across the road, because there are never enough of them at {hero}'s. And beside the counter sits somebody who has just been asked how he is.",
    ],
  }),
  story({
    says: [
      /\b(?:bad|one[- ]star|terrible|negative|nasty|awful|angry|1[- ]star|worst) (?:[a-z]+ ){0,2}?(?:reviews?|ratings?|comments?)\b/i,
      /\b(?:restaurant|hotel|caf[eé]|chef|cook|waiter|waitress|receptionist|shop|owner|guest ?house|b ?& ?b|bed and breakfast|hairdresser|bakery|taxi|bar|pub|inn|campsite|hostel)\b/i,
    ],
    may: [role("guest", "guest|customer|reviewer|blogger|critic|stranger|tourist|traveller")],
    unless: /\b(?:murder\w*|ghosts?|robots?|kill\w*|poison\w*|haunted|vampires?|hell)\b/i,
    of: "people",
    after: [
      "@study(hero read) {Hero} read the review aloud, and then once more, in case it was funnier the second time. “The bed was hard, the soup was soft, and the smile was missing,” it said, or words to that effect. “I give it one star because I was not able to give none.” It was true about the smile.",
      [
        "@corridor(hero look, guest walk) So {hero} did everything that can be done. {He} put flowers in front of {guest}, and {guest} sneezed. {He} cut the butter into the shape of a swan. It looked like a goose after an accident. {Guest} turned the plate round, so that it faced the wall.",
        "@corridor(hero carry) So {hero} did everything that can be done. {He} found out who had written it and put flowers on the table, and the stranger sneezed. {He} cut the butter into the shape of a swan. It looked like a goose after an accident. The stranger turned the plate round, so that it faced the wall.",
      ],
      "+ @kitchen(hero talk) “You'll never please that one,” said the old cook, Marguerite, who had pleased no one for years and slept well. “Some people come in with one star and take it out with them again.” But {hero} could not let it rest. {He} read that review in bed, and under the shower, and it ran down {him} with the water.",
      [
        "@room(hero talk, guest sit) On the last evening {hero} had no more ideas. {He} sat down opposite {guest}, without flowers and without butter. “I give up,” said {hero}. “I've tried to guess for three days. What would have been right?” {Guest} looked up for the first time. “Nobody's asked me that,” said {theguest}, “since last spring.”",
        "@room(hero talk) On the last evening {hero} had no more ideas. {He} sat down opposite the stranger, without flowers and without butter. “I give up,” said {hero}. “I've tried to guess for three days. What would have been right?” The stranger looked up for the first time. “Nobody's asked me that,” he said, “since last spring.”",
      ],
    ],
    end: [
      [
        "@room(hero sit, guest talk) It had been their favourite place, {guest} told {hero}: two chairs at that window, every year in the same week. This year there was one person too few. “So the bed was hard, and so was everything. I'd have given the sea one star.” {Hero} did not say that {he} was sorry. {He} only moved {his} own chair round to the window, beside the other.",
        "@room(hero sit) “We always came here together,” the stranger told {hero}. “Two chairs at that window, every year in the same week. This year there was one person too few. So everything was hard, and everything was cold. I'd have given the sea one star.” {Hero} did not say that {he} was sorry. {He} only moved {his} own chair round to the window, beside the other.",
      ],
      [
        "@room.night(hero talk, guest talk) They sat there until the lamps went out. {Guest} told {hero} about a honeymoon with a broken umbrella, and about forty years of quarrels over the window being open. {Hero} laughed so much that {he} had to hold on to the table. “There it is,” said {guest}. “There what is?” asked {hero}. “The smile,” said {theguest}.",
        "@room.night(hero talk) They sat there until the lamps went out. {Hero} heard about a honeymoon with a broken umbrella, and about forty years of quarrels over the window being open. {Hero} laughed so much that {he} had to hold on to the table. “There it is,” said the stranger. “There what is?” asked {hero}. “The smile,” he said.",
      ],
      "@study(hero read) Two days later there was a new review. “The bed is hard, the soup is soft, and the butter looks like an accident,” it said. “Go there. Ask for the window. If you're alone, somebody will move up a chair.” It had five stars.",
      "@room(hero sit) {Hero} has given up butter swans. But {he} has learned to ask, and to sit down while {he} waits for the answer. And in a certain week each year there stands a card on the table by the window: reserved, for two.",
    ],
  }),
  story({
    says: [
      /\b(?:waiter|waitress|barista|bartender|barman|innkeeper|caf[eé] owner|restaurant owner|pianist|head waiter)\b/i,
      /\b(?:same (?:couple|two people|table|pair|old couple)|couple|two (?:lovers|strangers|old people)|regulars|elderly couple|husband and wife)\b/i,
      /\b(?:every (?:year|week|sunday|monday|tuesday|wednesday|thursday|friday|saturday|evening|day|anniversary)|for (?:[a-z]+ |\d+ )?(?:years|decades)|over the years|gr[eo]w\w* old|table (?:by|near|at|in|for|number)|anniversary|years)\b/i,
    ],
    unless: /\b(?:murder\w*|ghosts?|robots?|kill\w*|poison\w*|spy|spies|vampires?|time travel\w*|rob\w*|critic)\b/i,
    of: "people",
    after: [
      "@restaurant(hero look) {Hero} had served those two since they were so young that they counted their coins under the table. On the first evening they had ordered one soup and two spoons. {Hero} had brought a very large plate, and had said that it was the only one that was clean.",
      "@restaurant(hero give) A good waiter sees everything and says nothing. {Hero} saw the ring, and the round belly, and the high chair that had to be fetched from the cellar. {He} saw the year in which they ate without a word. That night {hero} brought one soup and two spoons, which nobody had ordered. They looked at it for a long time. Then one of them began to laugh.",
      "+ @restaurant(hero carry) In all that time they did not know much about {hero}. They did not know that {he} kept their table free on that evening, even when the mayor wanted it. They did not know that {he} had never married, or that {he} told {his} cat about them. For {hero} they were something like a novel of which there came one chapter at a time.",
      "@restaurant(hero look) Their hair turned grey, and then white. One evening only the husband came through the door, in the good suit, with a coat over his arm that was not his own. He sat down at their table and hung the coat over the other chair. {Hero} stood with the menu in {his} hand and for the first time in {his} life did not know how to serve somebody.",
    ],
    end: [
      "@kitchen(hero carry) {Hero} went into the kitchen, and came back with one soup and two spoons. {He} set it down. Then {he} did something that no good waiter ever does. {Hero} took off {his} apron, laid the coat carefully over {his} arm, and sat down on the other chair. “I'm afraid,” {he} said, “that it's the only plate that's clean.”",
      "@restaurant(hero eat) The old man looked at {hero}, and his mouth began to tremble, and then he pushed over a spoon. They ate without hurry. “She always said that you invented that,” he said, “about the plate. She said: one day we'll ask him why.” “Because I wanted to see how it went on,” said {hero}. “With the two of you. It was the best thing I've ever read.”",
      "+ @restaurant.night(hero talk) So the old man told {him} the rest: how they had quarrelled on the way home, what she used to say about {hero}'s bow tie, and that she had picked out the table in case one of them should come alone. “That one, she said. There you won't be alone. There's the waiter.” The other guests had to pour their own wine that night.",
      "@restaurant(hero eat) On that evening each week {hero} has the night off now, and spends it in the same place. There is a card on the table by the wall. A young waitress, who is still a little clumsy, brings one soup and two spoons, and has learned to ask nothing.",
    ],
  }),
  story({
    says: [
      /\b(?:bed and breakfast|b ?& ?b|guest ?house|hotel|inn|hostel|pension|restaurant|campsite|boarding house)\b/i,
      /\b(?:(?:hotel|health|food|secret|restaurant) (?:inspector|tester|critic)|inspector|tester)\b/i,
      /\b(?:disguis\w+|undercover|incognito|mistak\w+|mistook|secretly|first guest|real|wrong|thinks?|thought|confus\w+|pretend\w*|without knowing|(?:did|does)(?: not|n't) know)\b/i,
    ],
    unless: /\b(?:murder\w*|ghosts?|robots?|kill\w*|poison\w*|police inspector|detective|crime)\b/i,
    of: "people",
    after: [
      "@kitchen(hero cook) On the morning of the first guests {hero} scrubbed even the underside of the table. Then the boiler coughed and went out, and the cat had kittens in the linen cupboard. When the doorbell rang, {hero} had a plunger in one hand and a kitten in the other.",
      "@corridor(hero talk) Outside stood two people who had come by the same bus. The first was a gentleman with a very neat case. He ran his finger along the door frame and looked at it. The other was a wet little woman with a rucksack and a cold. “The inspector,” {hero} thought at the sight of the finger, and gave the gentleman the room with the view. The wet woman got the one over the kitchen.",
      "+ @room(hero carry) For three days {hero} danced around that gentleman. {He} warmed his slippers and ironed his newspaper. The gentleman found a hair, a draught and a spelling mistake. The wet woman asked for nothing. She peeled the potatoes, because she could not sit still, and held the torch when {hero} lay under the boiler.",
      "@kitchen(hero talk) On the third night the pipe burst. It rained through the ceiling on to the gentleman's bed, and he left in the dark, with his neat case over his head. {Hero} sat down on the wet kitchen floor. “That was the inspector,” said {hero} to the woman with the cold. “You've been so kind. What is your name?”",
    ],
    end: [
      "@kitchen(hero look) The woman blew her nose. Then she pulled a soaked little book out of the rucksack, with a gold emblem on it. “That one sold vacuum cleaners,” she said. “He told me so on the bus. I'm the inspector.” {Hero} looked at the plunger. {He} could not make a sound.",
      "@kitchen(hero read) “I've been to six hundred houses,” she said. “Everywhere they warm my slippers as soon as they guess it. I never know how the others sleep. Here I was one of the others.” She opened the book, and {hero} shut {his} eyes. “Boiler: dead. Linen: kittens,” she read out. “I slept over the kitchen and heard laughing every night. I've never been looked after so well by people who had no time for me.”",
      "+ @room(hero look) She gave no stars, for she was honest, and there was the ceiling. But in the guide there was a sentence in small print under {hero}'s address: not ready yet; go there before it is. By the summer every bed was taken, and most of the guests brought a spanner.",
      "@kitchen(hero cook) The ceiling is mended now, and there are four stars beside the door. Once a year a wet little woman comes by bus, under a different name each time, and {hero} pretends not to know her. She gets the room over the kitchen. A heap of potatoes is waiting for her in the sink, for that is what she likes best.",
    ],
  }),
];
