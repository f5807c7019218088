import { role, story } from "../subject-story.ts";

/** Stories of a tower that is not to be left, forbidden songs, riders without horses, a ship's cat and five minutes. */
export const catsAndTowers = [
  story({
    says: [
      /\b(?:princess|prince|king's daughter|damsel|queen)\b/i,
      /\b(?:(?:does(?:n't| not)|did(?:n't| not)|do(?:n't| not)|refus\w*|no longer) (?:really )?(?:want(?:ed)? (?:to be|being) )?(?:rescued|saved|freed|be rescued|be saved)(?: from the tower)?|(?:does|did)(?:n't| not) (?:want|need) (?:to be |any )?(?:resc\w+|sav\w+)|no need of rescue|sends? (?:all )?(?:the )?knights away|sent (?:all )?(?:the )?knights away)\b/i,
      role("dragon", "dragon|monster|witch|giant|beast|ogre"),
    ],
    may: [
      /\b(?:(?:is |was )?(?:teach(?:es|ing)|taught) (?:her|him) (?:to play |how to |to |the )?)?(?<skill>chess|magic|cooking|sword ?fighting|flying|reading|knitting|card games|baking|astronomy|the violin|swimming)\b/i,
      role("knight", "knight|prince|hero"),
    ],
    of: "people",
    after: [
      "@castle(hero look) The first knight blew his horn under the tower at breakfast. {Hero} put down the spoon, opened the window and looked out. “I have come to save you!” he shouted. “From what?” called {hero}. The knight had not expected the question.",
      [
        "@castle(hero sit, dragon sit) Behind {hero} {thedragon} lay by the fire and yawned. The two of them had been busy with {skill} since the first snow. {Thedragon} taught it and {hero} learned it. “Shall I roar?” asked {thedragon}. “Only a little,” said {hero}. “He has come a long way.”",
        "@castle(hero sit, dragon sit) Behind {hero} {thedragon} lay by the fire and yawned. It had taken them a whole winter to become friends, and nobody at the palace had ever taught {hero} anything but how to wave. “Shall I roar?” asked {thedragon}. “Only a little,” said {hero}. “He has come a long way.”",
      ],
      "@castle(hero talk) By summer there had been fourteen knights. {Hero} gave each of them soup through the window, on a rope, and sent them home. But the king was ashamed before the neighbours. “No one stays with such a creature of their own free will,” he said. “It's a spell.” And he set out himself, with cannons.",
      "+ @castle.night(hero talk, dragon talk) “You could go with them,” said {thedragon} in the dark, as if by the way. “I wouldn't hold it against you.” {Hero} heard that the big voice was trembling. “It's my turn,” {hero} said, “and it's warm here. And somebody has got to scratch you between the wings.”",
      "@castle(hero run, dragon stand) In the morning the cannons stood around the tower in a ring. “Fire!” cried the king. The first ball hit the roof. {Thedragon} spread both wings over {hero}, and the second ball hit a wing. {Hero} tore free, ran down all the stairs, threw open the door and stood before the cannons in a nightshirt, with a wooden spoon.",
    ],
    end: [
      "@castle(hero talk) “Father,” said {hero}, “I'm not under a spell. I'm only happy. You can tell by the fact that I am shouting at you.” The king opened his mouth. “You've grown,” he said, confused.",
      [
        "@castle(hero sit, dragon sit) Then they all went up together, because {thedragon} had to be bandaged. The king held the lamp. On the table he saw what the two of them had been doing, and he, who had been alone for years in a palace full of people, sat down. “Could I learn {skill}, too?” he asked. {Thedragon} looked at {hero}. “Only if he doesn't bring the cannons,” said {thedragon}.",
        "@castle(hero sit, dragon sit) Then they all went up together, because {thedragon} had to be bandaged. The king held the lamp. He, who had been alone for years in a palace full of people, saw two cups on the table, and two chairs, and sat down. “Is there any soup left?” he asked. {Thedragon} looked at {hero}. “Only if he doesn't bring the cannons,” said {thedragon}.",
      ],
      "@castle.golden(hero sit, dragon sit) On Wednesdays the king comes, on foot. Now and then a young knight still blows his horn under the tower. {Hero} looks out. “I've come to save you!” he calls. “Fine,” says {hero}, and lets down the rope. “Come up. We're one short.”",
    ],
  }),
  story({
    says: [
      /\b(?:forbidden|banned|not allowed|illegal|prohibited|(?:nobody|no one) (?:may|might|can|could)|(?:may|might) not|nobody was allowed|no one was allowed|against the law|outlawed|punish\w*|secret police)\b/i,
      /\b(?<thing>sing(?:ing)?|songs|music|laugh(?:ing|ter)?|humming|whistling)\b/i,
      /\b(?:planet|city|land|country|village|kingdom|dictator\w*|regime|colony|town|future|island|world|year \d{4}|king|queen|general)\b/i,
      /\b(?:hum(?:s|med|ming)?|start\w*|beg[ai]n\w*|discover\w*|f(?:inds?|ound)|hid(?:es|den|ing)?|secret\w*|baby|child|brother|sister|girl|boy|teach\w*|taught|hears?|heard|learn\w*|grandmother|grandfather)\b/i,
    ],
    may: [role("little", "baby brother|baby sister|little brother|little sister|baby|newborn")],
    unless: /\b(?:classroom|school play|library card|choir|nunnery|seeds?|love is|love was|fahrenheit|robots?)\b/i,
    of: "people",
    after: [
      "@street(hero walk) On every corner hung the sign: a mouth with a finger on it. Since the {thing} had been forbidden, people had got used to looking at the ground.",
      [
        "@room.night(hero look, little sit) And now this! {Hero} shut all the windows and put a pillow in front of the door. But {thelittle} could not be switched off. It came again, quite small and clear, as if it were the most natural thing in the world. {Hero} was terrified. And all the same {he} bent down closer, so as not to miss any of it.",
        "@room.night(hero look) And now this! {Hero} shut all the windows and put a pillow in front of the door. {He} was terrified. But there it was, the forbidden thing, small and clear, as if it were the most natural in the world. {Hero} bent down closer, so as not to miss any of it.",
      ],
      "@street.night(hero walk) “Did you hear something last night?” asked the woman next door. {Hero} turned cold. “No,” {he} said. “A pity,” she said, so softly that it might have been the wind. The next evening she knocked, with a cake. After her came the man from the ground floor.",
      "+ @cellar.night(hero sit) Soon there were twenty of them in the cellar. Somebody remembered a second verse, somebody a joke that went with it. They had to stuff their sleeves into their mouths. {Hero} had not known that faces could look like that. Nobody looked at the ground.",
      "@street.night Then the boots came. “We have had a complaint,” said the inspector of silence. He had a list, and a lamp, and ears that were as fine as needles. Nobody moved. And in the middle of that silence, quite merrily, it began again.",
    ],
    end: [
      [
        "@room.night(hero stand) {Hero} stood up in front of {thelittle}. “It was me,” said {hero}. “No, me,” said the woman next door, and she began, too, with a cracked voice. “Me,” said the man from the ground floor. They were all on their feet. The inspector wrote down one name after another, until his pencil broke.",
        "@room.night(hero stand) {Hero} stood up. “It was me,” said {hero}. “No, me,” said the woman next door, and she began, too, with a cracked voice. “Me,” said the man from the ground floor. They were all on their feet. The inspector wrote down one name after another, until his pencil broke.",
      ],
      "@street.night(hero look) It had got out through the window by then. Over the way somebody joined in, and it ran along the streets like fire along a fence. The inspector stood there with his fine ears. His mouth twitched. He had had a mother once, {hero} saw, and she had known it, too. He put the lamp down on the floor, and took off his cap.",
      "@street.golden(hero stand) You cannot lock up a whole city for one and the same thing. The signs with the finger on the mouth were taken down in the spring, and children use them as sledges. {Hero} still shuts the windows in the evening sometimes, from habit. Then there is a knock at once. “Leave them open,” says the woman next door. “We can't hear you.”",
    ],
  }),
  story({
    says: [
      /\b(?:knight|cowboy|cowgirl|messenger|sheriff|cavalry\w*|rider|hussar|squire|jockey|ranger)\b/i,
      /\b(?:(?:afraid|scared|frightened|terrified) of (?:his |her |the )?(?:horses?|riding)|allergic to (?:his |her |the )?horses?|(?:cannot|can't|could not|couldn't|never learned to) ride|without a horse|no horse|fear of horses)\b/i,
    ],
    may: [/\b(?<mount>bicycle|bike|donkey|cow|goat|pig|ostrich|camel|mule|ox|sheep|cart|unicycle|scooter)\b/i],
    unless: /\b(?:school|murder\w*|wheelchair|circus)\b/i,
    of: "people",
    after: [
      "@barn(hero stand) It was no secret. When a horse so much as looked over a fence, {hero} went pale, and {his} eyes ran, and {he} had to sit down. The others thought that it was the funniest thing between the mountains and the sea. “What will you do when it matters?” they asked. “Run,” said {hero}.",
      [
        "@street(hero ride) So {hero} had the {mount}. It was slower than a horse and not so handsome, and where it went the children ran along and cheered. It had one great advantage. It was not a horse.",
        "@street(hero walk) So {hero} managed without a horse. {He} knew each short cut, each hole in a hedge, each plank over a ditch, because you see such things only when you are slow. The others galloped past, covered {him} with dust, and laughed.",
      ],
      "@meadow(hero look) Then came the day when it mattered. Word had to be brought to the far side, that very night, that the river was rising and the dam would not hold. All the riders swung into the saddle and were off. {Hero} looked after them. Then {he} set out as well, because there were people over there, and because no one had told {him} not to.",
      "+ @forest.night(hero walk) It was dark, and it poured. “You needn't go fast,” {hero} said to {himself}. “You only need to not stop.” Once something large and black breathed in a thicket close by. {Hero} stood there with a thumping heart and sneezed. It was a horse, with an empty saddle. It was trembling as much as {he} was.",
      "@forest.storm(hero look) At the ford they were all standing, the whole proud troop. No horse would go into the water, however much they shouted and used their spurs. The bridge was gone. Only a fallen tree lay across, as narrow as a hand. “Nobody can ride over that,” said the captain. “No,” said {hero}, out of breath. “But who's talking about riding?”",
    ],
    end: [
      [
        "@river.storm(hero walk) {Hero} pushed the {mount} ahead of {him} over the trunk, foot by foot. The water snatched at {his} boots. Then {he} was across, swung up, and they heard {him} go, squeaking or snorting, up the hill and into the night.",
        "@river.storm(hero walk) {Hero} went over the trunk, foot by foot, with {his} arms spread out. The water snatched at {his} boots. Then {he} was across, and they heard {him} run, through the hedge, over the ditch, up the hill and into the night.",
      ],
      "@village.night(hero run) {Hero} hammered on every door of the valley, one after another. They took the children and the hens and climbed. They stood above on the hill, in their nightshirts, when the dam broke and the water went through the empty streets. “Where's your horse?” asked an old man. “I came without,” said {hero}, and sneezed.",
      "@barn.golden(hero give) No one laughed any more after that. In the evenings, when nobody was looking, {hero} went as far as the fence with an apple, held it out at the full length of {his} arm, and looked the other way. Something soft took it. {Hero} sneezed. “All right,” {he} said. “But no more than that.”",
    ],
  }),
  story({
    says: [
      /\b(?:ship(?:'s)?|crew|captain|sailors?|boat|fishing boat|submarine|trawler|galleon)\b/i,
      role("cat", "ship's cat|cat|kitten|black cat|tomcat|parrot|dog|ship's dog|rat|monkey|albatross"),
      /\b(?:bad luck|unlucky|misfortune|superstitio\w*|cursed?|overboard|curse|jinx\w*|brings? luck|brought luck|lucky)\b/i,
    ],
    may: [role("captain", "captain|cabin boy|ship's boy|cook|helmsman|mate|skipper")],
    unless: /\b(?:space\w*|murder\w*|pirate costume|witch|ghost ship|museum)\b/i,
    after: [
      [
        "@ship(captain look, cat sit) First the anchor had been lost, then the soup had burned, and then the wind had dropped. “It's {thecat},” muttered the crew. {Thecat} sat on a coil of rope and washed one paw. {Thecaptain} had never believed in bad luck. But thirty sailors did, and they had not slept, and they looked at {thecat} and then at the water.",
        "@ship(cat sit) First the anchor had been lost, then the soup had burned, and then the wind had dropped. “It's {thecat},” muttered the crew. {Thecat} sat on a coil of rope and washed one paw. Thirty sailors had not slept, and they looked at {thecat} and then at the water.",
      ],
      "@ship(cat run) They counted up all that had gone wrong since {thecat} had come on board. It was a long list. “Tomorrow at sunrise,” said the sailmaker, “it goes overboard.” Nobody looked at {thecat} while he said it.",
      [
        "@ship.night(captain talk, cat sit) In the night {thecaptain} sat down on the rope beside {thecat}. “If you can do anything,” said {thecaptain}, “do it soon.” {Thecat} put a paw on {thecaptain's} knee, and then did something odd. It turned its head to the dark, to the left, and its ears stood up like two little sails.",
        "@ship.night(cat look) In the night the ship's boy sat down on the rope beside {thecat}. “If you can do anything,” he whispered, “do it soon.” {Thecat} put a paw on his knee, and then did something odd. It turned its head to the dark, to the left, and its ears stood up like two little sails.",
      ],
      "+ @ship.night Fog had come up, so thick that the lamp at the bow was only a yellow stain. The ship drifted, without wind and without an anchor. No one could see a thing. On deck they stood close together. “There,” whispered the sailmaker, “now we are done for. That's its work as well.”",
      "@ship.night(cat run) {Thecat} jumped down. It ran along the rail to the left, screamed, ran back, and screamed again. It jumped up to the wheel, right between the spokes, and stood there with its back arched. The helmsman had to let go. “Now it's mad as well!” he shouted. The wheel turned.",
    ],
    end: [
      "@ship.night(cat look) The ship swung round, slowly, heavily. And then they heard what {thecat} had heard for an hour: water that breaks on stone. To the left a black wall came out of the fog, as high as a church, with foam at its foot. It slid by, and was gone.",
      [
        "@ship.dawn(captain hug, cat sit) Nobody spoke until it was light. Then the wind came. {Thecaptain} took {thecat} under one arm and looked at the crew. “It is sunrise,” said {thecaptain}. “Who wanted to throw something overboard?” The sailmaker stepped forward, and was as red as a flag. He took the list with all the bad luck out of his pocket, tore it up, and dropped it in the sea.",
        "@ship.dawn(cat sit) Nobody spoke until it was light. Then the wind came. “It is sunrise,” said the ship's boy. “Who wanted to throw something overboard?” The sailmaker stepped forward, and was as red as a flag. He took the list with all the bad luck out of his pocket, tore it up, and dropped it in the sea.",
      ],
      "@ship.golden(cat sleep) {Thecat} has a hammock now, sewn by the sailmaker, with a fringe. It is fed before the crew. And on foggy nights no one on that ship looks at the compass. They all look at {thecat}, to see which way its ears are standing.",
    ],
  }),
  story({
    says: [
      /\b(?:time machine|back in time|turn(?:s|ed)? back (?:time|the clock)|rewind\w*|undo|go back|goes back|went back|time[ -]?travel\w*|remote control|watch|clock)\b/i,
      /\b(?:(?:only |just |exactly )?(?:one|two|three|five|ten|fifteen|thirty|sixty|\d+|a few) (?<bit>minutes?|seconds?)|(?:one|an) (?<hour>hour)|every (?:little |small |single )?mistakes?|embarrass\w*)\b/i,
      /\b(?:mistakes?|fix\w*|correct\w*|perfect|embarrass\w*|undo\w*|regret\w*|again|every(?:thing)?|each|little things|sav(?:e|es|ed|ing)|repeat\w*|over and over|improve\w*|better)\b/i,
    ],
    unless:
      /\b(?:murder\w*|bomb|dinosaur|death|d[iy](?:es|ed|ing)|kill\w*|accident|robbery|exam|footballer|match|war)\b/i,
    of: "people",
    after: [
      "@kitchen(hero look) It began with an egg. It slipped out of {hero's} hand at breakfast, and {he} went back and caught it. It was wonderful. After that {he} went back for the burned toast, and for the word that {he} had got wrong on the telephone, and for the puddle.",
      "@street(hero talk) In the street {hero} met an acquaintance and said something silly. Back. {He} said something clever. It was a bit too clever. Back. On the sixth try the talk was perfect, and {hero} did not listen to it any more, because {he} knew it by heart. “You're so calm today,” said the acquaintance. “It's as if you weren't here.”",
      "@park(hero sit) {Hero} mended the whole day like that, stitch by stitch. It grew shorter and shorter. When {hero} took out all the mistakes there was hardly anything left in it: a greeting, a nod, a cup of tea at the right temperature.",
      "+ @room.night(hero look) In the evening {hero} wanted to write down what had happened. {He} sat over the white page. There had been the cold tea, the wrong bus, the argument about the umbrella, and {he} had removed them, one after the other. {Hero} could not think of a single thing that had been left over.",
      "@street.dusk(hero run) On the way home {hero} walked into a lamp post. {He} was already reaching for the switch, to go back, when somebody laughed, right beside {him}. Somebody else had walked into the same lamp post from the other side, with a bag of oranges, and the oranges were rolling all over the road.",
    ],
    end: [
      "@street.dusk(hero take) {Hero's} thumb lay on the switch. A few minutes back, and there would be no bump, no oranges, and no laugh. {He} looked at the laugh. It had a gap between its front teeth. “I'm so sorry,” {hero} said, and that was not clever at all. “I'm so glad!” said the other. “I was afraid it was only me.”",
      "@street.night(hero walk) They crawled about on the road and collected oranges, and got two wrong buses, and quarrelled over the way, and ate the squashed ones on a wall in the rain. It was the longest evening of {hero's} life. There was one mistake after another in it.",
      "@kitchen.golden(hero sit) {Hero} took the machine apart and made an egg timer out of it. It goes wrong, and the eggs are hard. “Shall we do them again?” asks a voice from behind the newspaper, with a gap between its front teeth. “No,” says {hero}, and reaches for the salt, and knocks it over. “Leave it just as it is.”",
    ],
  }),
];
