import { also, role, story } from "../subject-story.ts";
import { CHILD } from "../things/words.ts";

/** Stories of mornings when animals talk and families are tiny, of fog that waits, of a day without internet, of April fools. */
export const mornings = [
  story({
    says: [
      /\b(?<beasts>(?:all (?:the )?)?(?:animals|pets|cows|dogs|cats|birds|hens|sheep|horses|pigs|pigeons|penguins))\b/i,
      /\b(?:(?:can|could|able to|begin to|began to|start(?:ed)? to|suddenly|learn\w* to) (?:all )?(?:speak|talk)|sp(?:eak|oke)|talk(?:s|ed)?|understand(?:s)?|understood)\b/i,
      /\b(?:one (?:morning|day|night)|suddenly|for (?:one|a|a single) (?:whole )?(?:day|night|hour)|overnight|on christmas eve|midnight|woke up|wakes? up)\b/i,
      role(
        "keeper",
        "zookeeper|zoo keeper|keeper|farmer|vet|veterinarian|shepherd|pet shop owner|mayor|butcher|night guard|dairy farmer|farmer's wife|farmer's daughter|stable boy|groom",
      ),
    ],
    may: also("zoo|farm|village|stable", "think\\w*|thought", "hears?|heard", "speak|talk"),
    unless: /\b(?:murder\w*|horror|kill\w*|slaughter\w*|war|detective)\b/i,
    after: [
      "“You're late,” said a voice behind {thekeeper} at six o'clock. There was nobody there but a goat. {Thekeeper} put down the bucket very slowly. “And it's the wrong hay again,” said the goat. “I've been telling you since spring. You always answered: good girl.” {Keeperhe} had to sit down on the bucket.",
      "+ It went on like that all the way round. The big ones complained of the draught, and the small ones of the big ones. A parrot, who had always been able to talk, was terribly offended. “You whistle out of tune,” somebody called from the straw. {Thekeeper} had whistled at work for twenty years. {Keeperhe} turned red and pulled {keeperhis} cap down.",
      "+ By nine there was a queue at the gate, and reporters. “What do {beasts} think of us?” they shouted. “They want to know why you always wave,” {thekeeper} translated, although it was no longer necessary. “And whether you have nothing to do.”",
      "At noon {thekeeper} hid in the shed. It is hard to hear the truth before lunch. {Keeperhe} thought of all the things that {keeperhe} had said aloud in the stalls in those years, because {keeperhe} had believed that nobody understood: of the divorce, of the bad winter, of being afraid. And now they could all tell it to the newspapers.",
      "There was a scratching at the door. It was the oldest of them, who was half blind and never made a fuss. “Come out,” she said. “They're only shouting because they don't know how long it will last. They're saying the small things first.” {Thekeeper} opened the door a crack. “And the big things?” asked {keeperhe}.",
    ],
    end: [
      "“You sat with me in the bad winter,” said the old one. “The whole night, with your coat over me. You told me everything. I'd have liked to say something, but I only had a snort. So I leaned on you. Did you notice?” {Thekeeper} nodded. {Keeperhe} had always thought that it was by chance.",
      "In the evening they all stood at the fences, and it was quiet. “They asked us what we know about you,” said the goat, and meant the reporters. “All of it, we said. And we're not telling.” Then somebody in the straw began to whistle, the tune of {thekeeper}, and out of tune, in exactly the right places. One after the other joined in.",
      "+ When the clock struck twelve, the goat was in the middle of a sentence. “And what I always wanted to tell you,” she said, “is meh.” She looked surprised. She tried it again.",
      "{Thekeeper} gets up at six, as ever. There is other hay now, and a board against the draught. {Keeperhe} still tells them everything, in the stalls, and they put their heads on one side. And when it gets cold, and somebody old and heavy leans on {keeperhim}, {thekeeper} leans back. “I know,” says {keeperhe}.",
    ],
  }),
  story({
    says: [
      /\b(?:shr[aiu]nk\w*|as small as|thumb-?sized?|(?:no bigger|not bigger|smaller) than|size of (?:an? )?(?:ants?|mouse|thumb|pea|beans?|insects?)|(?:is|are|was|were|be|becomes?|became|suddenly|everyone|everybody) (?:all |suddenly )?tiny)\b/i,
      /\b(?:every(?:one|body)|family|whole|w[oa]kes? up|woke up|one morning|suddenly|class|overnight|potion|machine)\b/i,
    ],
    may: [
      role("beast", "cat|dog|hamster|parrot|kitten|hen|spider|mouse|goldfish|tomcat"),
      ...also("ants?|thumb|mice|mouse", "house|home|kitchen|school", "hungry", "small|tiny"),
    ],
    of: "people",
    unless:
      /\b(?:murder\w*|horror|kill\w*|puppy|kitten who|apartment|garden|village|elephant|whale|dinosaur|giant|dragon|seed|born|town|star|robot|house on)\b/i,
    after: [
      "@bedroom.dawn(hero look) The bed was as wide as a snowfield. {Hero} walked for ten minutes to get to the edge, and there was a cliff. “Is that you?” called a thin voice from the pillow next door. They came climbing over the folds of the blanket, all of them, with hair that stood on end, and none of them was taller than a match. “Who's going to make the coffee?” asked the smallest.",
      "+ @bedroom(hero climb) They slid down the cord of the lamp. The carpet was a forest that reached up to their chins, and crumbs lay about like rocks. {Hero} went in front with a toothpick. It took until noon to get to the kitchen door. A drop fell from the tap and was as loud as a bomb. “I never knew that we had such a big house,” said somebody in a whisper.",
      [
        "@kitchen(hero look, beast) And then the floor shook. Round the corner came {thebeast}, with eyes like two moons, and hungry. It was past breakfast time, long past. Now {thebeast} put down its head and looked. “Nobody move,” breathed {hero}. A whisker as long as a fishing rod went over them, from the left to the right.",
        "@kitchen(hero look) And then the floor shook. From under the stove came a spider, on eight furry stilts, as big as a table. {Hero} had chased it out with a broom every autumn. Now it put down its head and looked. “Nobody move,” breathed {hero}.",
      ],
      "+ @kitchen(hero run) They crept under the edge of the cupboard. It was dusty there, and full of treasures: the lost earring, a raisin, the piece of the jigsaw for which they had accused each other for a year. “I said that it wasn't me,” said the smallest.",
      [
        "@kitchen(hero talk, beast look) There was only one thing to do. {Hero} stepped out with empty hands. “It's me,” said {hero}, as loudly as {he} could. To {thebeast} it must have been like the squeak of a door. “I'm sorry about your breakfast.” {Thebeast} bent down. There was a warm wind, and it smelled {hero} from head to foot, twice. Then it sat down, very carefully, and began to purr.",
        "@kitchen(hero talk) There was only one thing to do. {Hero} stepped out with empty hands. “I'm sorry about the broom,” {he} said, as loudly as {he} could. The spider was silent for a while. “It was a very big broom,” it said at last. Then it let down a thread from the table top, as thick as a rope. “Up there is the sugar,” it said.",
      ],
    ],
    end: [
      [
        "@kitchen(hero ride, beast walk) They rode. It was better than any horse. {Thebeast} carried them up on the table, where half a biscuit lay, and they all ate from it and were full. It carried them to the window, and they saw an ant come home. In the afternoon it lay down in the sun, and they lay in its fur like people in a meadow, and there was nothing that they had to do.",
        "@kitchen(hero climb) They climbed. On the table lay half a biscuit, and they all ate from it and were full. They drank out of a thimble. In the afternoon they sat on the edge of the fruit bowl in the sun and let their legs dangle, and there was nothing that they had to do. Nobody could remember when that had last happened.",
      ],
      "@kitchen.dusk(hero talk) They told each other stories until evening. “I'd like to be tall again,” said the smallest, and yawned. “But I wouldn't have to be quite so far away from you.” Then they fell asleep in a row in a matchbox, head to toe, {hero} at the edge, so that nobody should fall out.",
      "+ @bedroom.dawn(hero) There was a crack in the night. The matchbox had burst. In the morning they lay on the kitchen table, in their full size, one on top of the other, with a biscuit crumb on every nose.",
      [
        "@kitchen(hero sit, beast) {Hero} walks more softly since then. {He} carries spiders out on a sheet of paper, and looks where {he} puts {his} feet. On Sundays they clear the table and sit down on it, all of them, just like that. And the first bowl in the morning is for {thebeast}. {Hero} goes down on {his} knees for it. “Good morning,” {he} says. “It's me.”",
        "@kitchen(hero sit) {Hero} walks more softly since then, and looks where {he} puts {his} feet. On Sundays they clear the table and sit down on it, all of them, just like that, and let their legs dangle. And under the stove there always lies a lump of sugar. Nobody uses the broom there any more.",
      ],
    ],
  }),
  story({
    says: [
      /\b(?<fog>fog|mist|rain|wind|snow|storm|winter|heat|darkness|night|cloud|thunderstorm|frost)\b/i,
      /\b(?:(?:would|will|does|did)(?: not|n['’]t) (?:want to )?(?:leave|go away|go|lift|stop|end|move on|let go)|refus\w* to (?:leave|go|lift|stop|end)|stay(?:s|ed) (?:for|in|over)|settl\w* (?:over|on)|for weeks|for months|overstay\w*)\b/i,
      /\b(?:asks?|asked|what (?:it|he|she)|wait\w*|lonely|why|talks? to|talked to|invit\w*|friends?|sad|cr(?:ies|ied)|meeting|seasons?|spring|finds? out|found out|discover\w*)\b/i,
    ],
    may: [
      role(
        "asker",
        `${CHILD}|fisherman|old woman|old man|postman|teacher|shepherd|lighthouse keeper|mayor|baker|grandmother|grandfather|farmer`,
      ),
      ...also("village|town|valley|island|city", "until", "leave|go away", "asks?|asked", "waiting"),
    ],
    unless:
      /\b(?:murder\w*|horror|kill\w*|ghost|disappear\w*|vanish\w*|detective|creature|monster|snowman|swallow|expedition|war|ship\w* sinks?)\b/i,
    after: [
      "It lay over the roofs as if it had paid for them. The ferry hooted and did not come. People walked with one hand on the walls. “That's enough now,” they called up to {thefog}. “Off with you!” And {thefog} drew itself together a little, as you do when you are shouted at, and stayed.",
      "+ The mayor had the bells rung against it. The band blew at it with all its trumpets. They lit fires, and a man shot into the air. Nothing helped. At the inn they said that it had come to punish them, and they only disagreed for what. Everyone talked about {thefog} from morning to evening, and nobody talked with it.",
      "+ But some odd things happened. An old man, who could find his way in the dark, led the others to the shop and was thanked for it. Two people who had not greeted each other for years bumped into each other at the pump, and said “Sorry” before they saw who it was.",
      [
        "@meadow(asker walk) In the end {theasker} took a lantern and a folding chair and went out of the village, to where {thefog} was at its thickest. {Theasker} sat down in it. It was like sitting in milk. “Good evening,” said {theasker}. “You must have a reason. What is it?” Nothing stirred for so long that the candle got short. Nobody had ever asked {thefog} that.",
        "@meadow In the end a girl called Mairi took a lantern and a folding chair and went out of the village, to where {thefog} was at its thickest. She sat down in it. It was like sitting in milk. “Good evening,” said Mairi. “You must have a reason. What is it?” Nothing stirred for so long that the candle got short. Nobody had ever asked {thefog} that.",
      ],
      "@meadow “I've lost something,” said {thefog} at last. Its voice was very soft and came from all around. “I come by here every year. There was always a woman with a white scarf on the hill. Everybody else shuts the windows. But she put out one hand, with the palm up, and said: Oh, there you are. I'm waiting for her. I don't want to miss her.”",
    ],
    end: [
      [
        "@meadow(asker) {Theasker} had to swallow. “That was old Morag,” said {theasker}. “She died in the spring. She said to the last that it was the best time of the year, because then all the edges go.” {Thefog} was silent. It grew thicker, and it began to drip from every branch, and {theasker} stayed and got wet with it. ",
        "@meadow Mairi had to swallow. “That was old Morag,” she said. “She died in the spring. She said to the last that it was the best time of the year, because then all the edges go.” {Thefog} was silent. It grew thicker, and it began to drip from every branch, and Mairi stayed and got wet with it. ",
      ],
      [
        "@village(asker walk) In the morning {theasker} went from door to door and told them. Nobody laughed. One after the other they came out, the mayor, and the teacher, and they went up the hill together, with their hands in front of them. At the top they put out one hand, with the palm up. “There you are,” they said, somewhat embarrassed, into the white.",
        "@village In the morning Mairi went from door to door and told them. Nobody laughed. One after the other they came out, the mayor, and the teacher, and they went up the hill together, with their hands in front of them. At the top they put out one hand, with the palm up. “There you are,” they said, somewhat embarrassed, into the white.",
      ],
      "+ @village Something cool went over their fingers, from the first to the last, as if it were counting them. Then it got brighter. {Thefog} rolled itself up from the edges, quite slowly, and floated out over the water. The ferry hooted, and came.",
      [
        "@mountain(asker) It comes back every year, and it stays for three days, as is right for a visitor. The bell rings when it is seen, but only to let everybody know. And {theasker} goes up the hill with the folding chair and a white scarf, and puts out one hand. “Oh,” says {theasker}, “there you are.”",
        "@mountain It comes back every year, and it stays for three days, as is right for a visitor. The bell rings when it is seen, but only to let everybody know. And Mairi goes up the hill with the folding chair and a white scarf, and puts out one hand. “Oh,” she says, “there you are.”",
      ],
    ],
  }),
  story({
    says: [
      /\b(?:internet|wi-?fi|phones?|smartphones?|mobiles?|televisions?|tv|screens?|router|network|computers?)\b/i,
      /\b(?:stop(?:s|ped)?|fail\w*|goes down|went down|gone|broken|breaks?|broke|off|dead|no|without|disappear\w*|crash\w*|out|strike|bans?|banned)\b/i,
      /\b(?:family|families|parents|children|kids|whole (?:town|village|street|house)|everyone|everybody|talk\w*|each other|evening|neighbours?|teenagers?|grandma|grandmother|grandpa)\b/i,
      /\b(?:day|evening|weekend|hours?|night|week|talk\w*|each other|together|play\w*|game)\b/i,
    ],
    may: also("whole|entire", "talk\\w*", "each other", "has to|had to|must", "family", "day"),
    unless:
      /\b(?:murder\w*|hacker|horror|kill\w*|virus|war|detective|astronaut|hospital|deal|exam|missing|kidnap\w*|phones? (?:call|rang)|call)\b/i,
    after: [
      "@room(hero look) For the first ten minutes they all pressed the same button. Then they looked up. “You've got a beard,” said the mother to the eldest. “Since March,” he said. “Well,” said the father. “Well,” said the mother. The clock ticked.",
      "+ @room(hero talk) “We could talk,” said {hero}. Everybody thought that over. “What about?” “Anything. How was your day?” There was a silence. “It was all right,” they said, one after the other, which took nine seconds. Then it was quarter past six, and a long evening lay in front of them like a field without a path.",
      "+ @kitchen(hero cook) They tried to cook without a recipe. Nobody knew how long a potato takes. They asked the potato, now and then, with a fork. In the end they ate it with butter, and it had a hard heart, and they had seconds.",
      "@room.night(hero look) It got dark. The youngest fetched a box from the top of the wardrobe, because of the candles. Photographs were in it. “Who's that?” she asked. It was a young man with long hair and a guitar, on the back of a donkey. “That,” said the mother, and began to laugh, “is your father.” All of them bent over it. The father had turned red.",
      "@room.night(hero talk) “You never told us about the donkey,” said {hero}. “You never asked,” said the father. And then he told it, and the mother said that it had been quite different, and told it again. There was a flood in it. When the story was at its most exciting, something in the corner blinked. All the little lamps went on.",
    ],
    end: [
      "@room.night(hero look) It hummed. It pinged, first once, and then forty times, from every pocket. Nobody moved. {Hero} looked from one to the other. The father had one foot on the donkey, so to speak, and the water was up to his knees. Then the youngest stood up. She went across the room to the box with the lamps, and pulled out the plug. “Go on,” she said, and sat down again.",
      "@room.night(hero sit) They talked until two in the morning. It turned out that the eldest wrote songs, and that the mother had once wanted to go to sea. Nobody had known it of the others. They sat close together, because the heating had gone down, and {hero} thought that {he} had been away for a long time and had come home.",
      "+ @street(hero walk) The next day they heard that it had been the whole street. It had looked strange, people said: in all the windows there were candles, and behind them you could see how they were waving their arms.",
      "@room.night(hero talk) On Thursdays, at a quarter past six, the youngest pulls out the plug. Nobody has ever asked how long for. A potato takes twenty minutes; they know that now. Then the father clears his throat, and they move the candle a bit closer. “Where was I?” he asks. “On the donkey,” they all say.",
    ],
  }),
  story({
    says: [
      /\b(?:april fool\w*|first of april|april 1(?:st)?|1(?:st)? (?:of )?april|nobody believ\w*|no one believ\w*|none of them believ\w*|thought (?:it was|he was|she was) (?:a joke|joking|lying)|cr(?:y|ies|ied) wolf)\b/i,
      /\b(?<beast>elephant|lion|tiger|bear|whale|penguin|giraffe|crocodile|horse|cow|camel|ostrich|kangaroo|dragon|hippo|rhino|gorilla|monkey|wolf|moose|seal|zebra|snake|goat|dinosaur|unicorn|ufo|spaceship)\b/i,
    ],
    may: [
      role(
        "friend",
        "best friend|friend|brother|sister|boss|police officer|policeman|chief|teacher|colleague|grandmother|neighbour|husband|wife",
      ),
      ...also("really|real", "bridge|street|garden|roof|school", "april fool\\w*"),
    ],
    of: "people",
    unless: /\b(?:murder\w*|horror|kill\w*|bank|robber\w*|space station|monster under)\b/i,
    after: [
      [
        "+ @street(hero talk, friend) “Very funny,” said {thefriend}, “and I suppose it's pink.” “It's grey,” said {hero}. “It's standing there at this moment.” “Yes, yes,” said {thefriend}. “And yesterday the tower was stolen.” {Hero} rang up the zoo. “Ha ha,” said the zoo, and put down the receiver. They had had nine calls like that since breakfast, all about a Mr Lyon.",
        "+ @street(hero talk) “Very funny,” they said, “and I suppose it's pink.” “It's standing there at this moment,” said {hero}. “Yes, yes. And yesterday the tower was stolen.” {Hero} rang up the zoo. “Ha ha,” said the zoo, and put down the receiver. They had had nine calls like that since breakfast, all about a Mr Lyon.",
      ],
      "@street(hero look) So {hero} went back alone. There stood {thebeast}, right in the middle, and it was trembling. It must have come with the circus. Cars hooted. {Thebeast} did not know the way forward or the way back. It looked at {hero} with a very small, wet eye. “I believe in you, anyway,” said {hero}.",
      "+ @street(hero look) People saw it, of course. A lady with a pram saw it and smiled. “They go to so much trouble these days,” she said. “You can't even see the zip.” A man with a briefcase knocked on it, and said that it was papier mâché, but good work.",
      "@street(hero talk) {Hero} tried ropes, and carrots, and a friendly word. {Thebeast} did not move. And then there was a crack. The old planks of the bridge over the river had a gap in them, and it was getting wider. “Get back!” shouted {hero}. “It won't hold!” The people laughed and clapped. “April fool!” they called.",
      "@street(hero look) There was a school class coming, two by two, with caps. {Hero} ran towards them with both arms in the air. The teacher winked. The first two already had their feet on the planks. What do you do on a day when a true word is worth nothing? {Hero} turned round and looked at {thebeast}. And {thebeast} looked at the children, and understood.",
    ],
    end: [
      "@street(hero look) It took one step, and then another. It placed itself in front of the bridge, broad and warm and wrinkled, like a door that somebody has closed. Then it lifted its head and gave a roar that took the hats off. The whole class sat down on the pavement. And behind {thebeast} the bridge folded up, quite quietly, and fell into the water.",
      [
        "@street(hero, friend look) It was very still. A cap came down. “So it was true,” said {thefriend}, who had come running with a net and a bad conscience. {Friendhe} walked round {thebeast} and felt for the zip, just to be sure. There wasn't any. “I ought to have known,” said {thefriend}. “You've never been able to tell a joke.”",
        "@street(hero) It was very still. A cap came down. “So it was true,” said the man with the briefcase. He walked round {thebeast} and felt for the zip, just to be sure. There wasn't any. “I'm so sorry,” he said. He said it to {hero} first, and then, after some thought, to {thebeast}.",
      ],
      "+ @street(hero walk) The circus came to fetch it in the afternoon. All the school children walked along behind, two by two, and this time it was {hero} who went first, with a rope that was not needed.",
      "@street(hero talk) There's a new bridge now, and it has a brass plate with a small picture on it. On the first of April, when people tell each other all sorts of things, it grows quiet as soon as {hero} comes round the corner. “Is there anything?” they ask at once. “Not yet,” says {hero}. And once a year a postcard arrives from the circus. It has been trodden on by something large.",
    ],
  }),
];
