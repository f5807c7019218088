import { role, story } from "../subject-story.ts";

/** Stories of a monster that wants company, a furious witch, old friends on the road, creeping trees and kept songs. */
export const monstersAndSongs = [
  story({
    says: [
      /\b(?:monster|sea monster|dragon|beast|serpent|sea serpent|kraken|minotaur|troll|sea god)\b/i,
      /\b(?:sacrific\w*|tribute|offer(?:s|ed|ing)?(?: up)?|victim|chosen|fed to|given to|drawn? lots|lottery|must be (?:brought|given))\b/i,
      role("monster", "sea monster|sea serpent|monster|dragon|beast|serpent|kraken|minotaur|troll"),
    ],
    may: [/\b(?<wish>company|friends|music|stories|games|chess|peace)\b/i],
    unless: /\b(?:child who|murder\w*|space\w*|zombie\w*|baby dragon|egg)\b/i,
    of: "people",
    after: [
      "@sea.dusk(hero stand) They had dressed {hero} in white and rowed {him} out to the rock, and now the boat was going back, and nobody in it looked round. For a hundred years the people had given {themonster} someone each spring, so that it should leave the harbour in peace. This year it was {hero}.",
      "@sea.night(hero look, monster look) When the moon rose, the water opened, and {themonster} put its head on the rock. “You're sitting on my place,” said {themonster}. “But please don't get up. They never stay.”",
      "@cave.night(hero talk, monster talk) “What do you mean, they never stay?” asked {hero}. “You eat them!” {Themonster} looked hurt. “I eat herring,” it said. “I only ever wanted somebody to talk to. The others swam off in the night, over to the next island. They've got a village there by now. With a bakery.”",
      "+ @cave(hero sit, monster sit) So {hero} stayed until morning, because one night was not much. {Themonster} told {him} what it is like at the bottom of the sea, and {hero} told it what the moon looks like from a window. They played noughts and crosses in the sand. {Themonster} had never won before, and asked to play once more.",
      "@harbour.night(hero look) Then {hero} saw torches over in the harbour. There were twelve boats, with harpoons, with nets, with the cannon from the fortress. “Go down,” begged {hero}. “As deep as you can!” “But it's my turn,” said {themonster}.",
    ],
    end: [
      [
        "@sea.night(hero stand, monster look) {Hero} climbed up between its eyes, where everyone could see {him}, and spread out both arms in the white cloth of the sacrifice. “If you shoot,” {hero} called over the water, “you'll have to begin with me. Again!” “It wanted nothing but {wish},” called {hero}. “In a hundred years not one of us has asked it!”",
        "@sea.night(hero stand, monster look) {Hero} climbed up between its eyes, where everyone could see {him}, and spread out both arms in the white cloth of the sacrifice. “If you shoot,” {hero} called over the water, “you'll have to begin with me. Again!” “It only wants company,” called {hero}. “In a hundred years not one of us has asked it!”",
      ],
      "@sea.night(hero talk, monster talk) Then an old fisherman stood up in his boat. His sister had been taken out to the rock when he was six. “Do you happen to know where she is?” “Over there, behind the point,” said {themonster}. “She bakes the rolls.”",
      "@harbour.dawn(hero hug) They all came home that morning on its back, with baskets full of rolls. {Themonster} lay before the harbour, only up to its eyes, and did not want to disturb. {Hero} swam out to it. “You're sitting on my place,” {he} said.",
      "@harbour.golden(hero sit, monster look) Each spring the town still draws lots for who may go out to the rock. Only {hero} need not draw. And whenever {themonster} wins, it beats its tail so hard with joy that all the bells in the harbour ring.",
    ],
  }),
  story({
    says: [
      /\b(?:witch|wizard|magician|sorcer\w+|mage|enchantress|magic|powers?)\b/i,
      /\b(?:when|while|if|unless) (?:she|he|they|I)(?: is| was|'s|'re| are| were|'m| am| gets?| got)? (?:really |very |truly )?(?:angry|furious|cross|mad)\b|\b(?:anger|rage|fury)\b/i,
      /\b(?:love|happy|happier|calm|in love|content|kind|nice|peaceful|cheerful|crush|boyfriend|girlfriend|smil\w*|yoga)\b/i,
    ],
    may: [
      role(
        "love",
        "boy|girl|baker|florist|waiter|waitress|neighbour|librarian|musician|man|woman|prince|knight|tram driver",
      ),
    ],
    unless: /\b(?:superhero|school for|murder\w*|cape|turned into)\b/i,
    of: "people",
    after: [
      "@street(hero walk) When {hero} was angry, lamps burst, umbrellas flew off, and the bus came on time. Now {hero} had been smiling for three days. {He} could not light so much as a candle.",
      [
        "@cafe(hero talk, love talk) It was all because of {thelove}. “What do you do for a living?” asked {thelove}. “I'm between things,” said {hero}, and snapped {his} fingers under the table, to make the rain stop.",
        "@cafe(hero sit) {Hero} tried to bring it about by force. {He} read old quarrels in {his} diary, trod on {his} own toe, thought of the saddest and the most annoying things in the world. It was no good. Something inside had grown calm and warm, like a stove. “Who needs a witch who cannot work magic?” {hero} asked the soup. The soup did not boil either.",
      ],
      "@room.night(hero read) In the big book of spells {hero} found it in the small print, on the last page. “Magic takes whatever burns the hottest in a person,” it said there. “If another fire is lit, the old one goes out. Whoever wants the magic back must put out the new fire.”",
      "+ @street.dusk(hero look) {Hero} could do it, of course. One single ugly sentence would be enough, and {he} knew a great many. Then there would be thunder again, and flying umbrellas. {Hero} practised the sentence before the mirror. It sounded good. It sounded exactly like {him}, as {he} had been for years, and {he} did not like it any more.",
      "@street.storm(hero look) On that very evening the river came over the wall. “The witch!” they shouted. “Where's the witch?” {Hero} stood on the bridge with {his} hands held out. {He} looked for the old fire in {himself} and turned over everything. It was gone.",
    ],
    end: [
      [
        "@street.storm(hero look, love carry) Then {hero} saw {thelove}, down there, up to the chest in the water, with somebody's grandmother on one arm and somebody's cat on the other, and the wave coming. {Hero} was not angry. {He} only thought: not this one. Please. And {his} hands grew warm.",
        "@street.storm(hero look) Then {hero} saw a boy, down there, up to the chest in the water, with his grandmother on one arm and a cat on the other, and the wave coming. {Hero} was not angry. {He} only thought: not them. Please. And {his} hands grew warm.",
      ],
      "@street.storm(hero stand) It was like a tablecloth being smoothed. The wave came as far as the bridge, bowed, and lay down. All down the street the lamps went on, one by one, quite softly, in a colour that they had never had.",
      [
        "@street.dawn(hero talk, love talk) “So that's what you do,” said {thelove}, dripping. “I was between things,” said {hero}. “I had the wrong fire. I only didn't know that it works with this one, too, because it never said so in the book.” They stood in the mud under two umbrellas, and {thelove} laughed. Above them, a dry branch came out in leaf.",
        "@street.dawn(hero talk) “We thought you'd lost your magic,” said the people. “So did I,” said {hero}. “I had only got the wrong fire. It works with this one, too. It just never said so in the book.” They stood in the mud and laughed, and an old man gave {him} half of his blanket. Above them a dry branch came out in leaf.",
      ],
      "@street.golden(hero walk) Since then people no longer keep their distance from {hero} in the street. There is no more thunder, but kettles boil, and lost gloves find their way home. And in the big book of spells, on the last page, under the small print, {hero} has added a line in red ink: “It depends on the fire.”",
    ],
  }),
  story({
    says: [
      /\b(?:(?:two|three|four|both|old|best|childhood|lifelong) (?:old |elderly |retired |best |school )*(?:friends|ladies|women|men|widows|sisters|brothers|pensioners|classmates|cousins|neighbours)|(?:grandmothers|grandfathers|widows|pensioners))\b/i,
      /\b(?:drives?|drove|driving|road trip|travel\w*|ride|rode|cycl\w*|sets? off|set off|sets? out|set out|cross\w*|hitchhik\w*|journey|trip)\b/i,
      /\b(?:(?:(?:ice cream|camper|delivery|post|milk|old|red|yellow|rusty|borrowed) )?(?:van|bus|car|truck|tractor|taxi|motorbike|moped|scooters?|vespa|camper|caravan|ambulance|hearse|fire engine|tuk-tuk|bicycles?|tandem|lorry|convertible|sidecar|cadillac|2cv))\b/i,
    ],
    may: [
      /\b(?<van>(?:ice cream |camper |delivery |post |milk |fire )?(?:van|bus|car|truck|tractor|taxi|motorbike|moped|scooter|vespa|camper|caravan|ambulance|hearse|engine|tuk-tuk|tandem|lorry|convertible))\b/i,
      /\b(?<ashes>ashes|urn)\b/i,
    ],
    unless:
      /\b(?:murder\w*|bank|rob\w*|killer|hitchhiker|breaks? down|broke down|stranded|snowed in|teenage\w*|school bus|race|racing|ghost|(?:father|mother|brother|sister|uncle|dad|mum|husband|wife|friend|grand\w+)['’]s ashes|ashes|funeral|coffin|brothers|sisters|siblings|cousins)\b/i,
    of: "people",
    after: [
      [
        "@street(hero sit) The {van} was older than their marriages, and had lasted longer. On the dashboard stuck a yellowed piece of paper, torn from an exercise book, on which the two of them had once written: “When we're grown up we'll go.”",
        "@street It was an old thing on wheels that could do fifty downhill. On the dashboard stuck a yellowed piece of paper, torn from an exercise book, on which they had once written: “When we're grown up we'll go.” Underneath were signatures with a great many loops.",
      ],
      "@street(hero talk, mate talk) “We're grown up,” they said, and drove off. They had a map on which half of the countries had other names by now. They had pills in a box for each day of the week, and one cassette. By the first evening they knew that it had been a mistake to bring just that cassette.",
      "+ @meadow.night In the nights they lay side by side and looked up, as they had done at fourteen. “Do you remember,” one of them would begin, and the other had remembered it already. It got quieter between them, too. There was one thing about which they did not speak. It drove along with them, like a third passenger on the back seat.",
      "+ @market Wherever they stopped people came up and laughed, and asked, and touched the wheels. A baker in a mountain village would take no money. A customs officer wanted to see everything, and then wanted to come along. A bride got in with her bouquet, because her bus was late, and was driven to church, and married with oil on her train.",
      "@mountain.storm On the highest pass, in the pouring rain, they quarrelled. It was about the cassette, and then it was about something that lay fifty years back: a letter that had never been answered. “I waited for it all that summer!” Then they stood to the left and the right of the road in the rain, each with their back to the other, and were as stubborn as at fourteen.",
    ],
    end: [
      "@mountain.storm It was a good long time before one of them spoke. “I did answer it. I wrote four pages. And I didn't post them, because I'd have had to say that I was jealous, and that I missed you.” “Have you still got them?” “In my suitcase. I take them along everywhere.” They read all four pages by torchlight, and the ink ran, and it did not matter.",
      "@street(hero stand) At last there was a sign with the name that stood on the piece of paper. They got out and stood before it with their arms round each other, and were at a loss. “And now?” “I don't know. We never planned any further than here.”",
      "@cafe.golden(hero sit) They sat down in the first café with a view, two glasses in front of them, and took the piece of paper off the dashboard. Then they turned the paper over, and wrote on the back, with a great many loops: “When we're old we'll go on.”",
      "@street.golden “We are not old,” they decided, and started the engine, to find out how much further the road went. Postcards have been coming from there ever since, from places of which people at home have to ask how they are spelled.",
    ],
  }),
  story({
    says: [
      /\b(?:trees?|forest|woods?|plants?|stones?|statues?|dunes?|hills?|mountains?|scarecrows?|flowers|cactus(?:es)?|corn|maize)\b/i,
      /\b(?:(?:mov(?:es?|ed|ing)|com(?:es?|ing)|came|gr[oe]ws?|growing|stands?|stood|creep(?:s|ing)?|crept|step(?:s|ped)?) (?:a (?:bit|little) |a step )?(?:closer|nearer)|closer (?:every|each)|nearer (?:every|each)|surround\w*|(?:are|were|is|was) (?:coming|moving) (?:closer|nearer))\b/i,
      /\b(?:night|day|morning|time|every|each|village|house|colony|planet|settlement|town|farm|camp)\b/i,
    ],
    may: [/\b(?<trees>trees?|forest|plants?|stones?|statues?|hills?|mountains?|scarecrows?|flowers)\b/i],
    unless: /\b(?:army|enemy|murder\w*|wolves|deadline)\b/i,
    after: [
      "@forest.dawn(hero look) {Hero} had tied a red thread to a post, twenty steps from the last house. In the morning the post was gone, and the red thread hung in front of the window. Behind it stood the {trees}, close together and quite still, as if they had never stood anywhere else.",
      "@village(hero talk) They held a meeting. “Fire,” said some, and others said “axes”, and others wanted to leave on the spot. “Has anybody seen them do it?” asked {hero}. “Then I'll look,” said {hero}. That evening {he} set a chair outside the door, with a blanket and a lamp.",
      "@forest.night(hero sit) {Hero} held the lamp up high. Where the light went they stood still; but at the edge of it, where it was half dark, something crept, slowly, with a sound like a big animal that does not want to wake anyone. {Hero} was so afraid that {he} began to hum. The creeping stopped. When {he} stopped humming, it went on.",
      "+ @forest.night(hero look) {Hero} tried it once more. {He} hummed, and they stood and listened. {He} was silent, and they came. They were not all moving at the houses, though, {he} saw it now. They were going around them. The {trees} were closing a ring, and on one side only, toward the plain, there was still a gap.",
      "@village.night(hero run) In the third night the first axes were ready. “Wait!” cried {hero}, and stood in front of them. “Look at which side they're on. As if they wanted to get between us and something.” “And what should that be?” said the man with the torch. Then the ground under their feet gave a long, low hum.",
    ],
    end: [
      "@village.storm(hero look) It came over the plain, from one edge of the sky to the other, a wall of dust, brown and howling. No roof would have stood it. “Inside!” cried {hero}. “Into the ring, all of you!” And in front of everybody's eyes the {trees} took their last step and closed the gap.",
      "+ @forest.storm(hero sit) They lay on the ground with the children in the middle and heard the storm break on them, hour after hour. Things splintered out there. But nothing came through. {Hero} had {his} back against one of them and felt how it trembled and held. {He} hummed; {he} did not know what else {he} could do for it. After a while all of them were humming.",
      "@village.golden(hero stand) When it grew light the houses were all still standing, with their laundry on the lines. Around them stood the {trees}, torn and leaning, with their roots dug in up to the shoulders. The man with the torch put his axe down, went up to the nearest, and did not know how to thank someone like that. “Water,” said {hero}. “I should begin with water.”",
      "@village.night(hero sit) They live inside the ring now. But each evening {hero} sets a chair outside, with a blanket and no lamp, and hums. Then there is that sound at the edge of the dark. They like to sit near, that is all.",
    ],
  }),
  story({
    says: [
      /\b(?:songs?|stories|story|tales|legends?|memory|memories|names|language|dances?|recipes|history|poems?|epics?)\b/i,
      /\b(?:(?:los(?:es|ing|t)|forget\w*|forgot\w*|fad(?:es|ed|ing)) (?:(?:her|his|their|the|its) )?(?:memory|them|words|songs|stories|everything|voice|mind|more)?|last (?:one )?(?:\w+ )?(?:who|to|speaker|keeper|singer|storyteller|teller)|keeper|storyteller|griot|bard)\b/i,
      /\b(?:granddaughter|grandson|grandchild\w*|daughter|son|apprentice|niece|nephew|girl|boy|pupil|student|stranger|great-granddaughter|linguist|young)\b/i,
      /\b(?:learn\w*|teach\w*|taught|remember\w*|pass(?:es|ed)? (?:on|down)|sav(?:e|es|ed)|record\w*|write|wrote|all|tribe|village|people|island|before)\b/i,
    ],
    may: [
      role(
        "elder",
        "grandmother|grandfather|grandma|grandpa|old woman|old man|keeper|memory keeper|storyteller|griot|bard|great-grandmother|singer",
      ),
      role(
        "heir",
        "granddaughter|grandson|daughter|son|apprentice|niece|nephew|great-granddaughter|girl|boy|student|linguist",
      ),
      /\b(?<songs>songs|stories|tales|legends|names|dances|recipes|poems)\b/i,
    ],
    lead: "heir",
    unless:
      /\b(?:not speak|mute|murder\w*|robot|wizards?|witch|spells?|magic\w*|alzheimer's and|nursing home|piano|choir|band|app|hospital|dementia|bakery|restaurant)\b/i,
    after: [
      [
        "@village(elder talk, heir sit) “Again,” said {theelder}, “from where the river is still young.” {Theheir} began. There were so many of them, some for sowing, for crossing water, one for lost goats, one that may be told only in snow. Now there was one mouth and one ear.",
        "@village(hero sit) “Again, from where the river is still young.” {Hero} began. There were so many of them: some for sowing, for crossing water, one for lost goats, one that may be told only in snow. Now there was one mouth and one ear.",
      ],
      [
        "@village.dusk(elder sit, heir sit) It went well until the long one, about the whale. {Theelder} had come to the third line, and stopped, with one hand in the air. “It's here somewhere,” said {theelder}.",
        "@village.dusk(hero sit) It went well until the long one, about the whale. In the third line it stopped, like a foot on a stair that is missing. “It's here somewhere,” {hero} heard.",
      ],
      [
        "@meadow(elder walk, heir walk) From that day on {theheir} learned faster than anyone ever had: while milking, while walking, half asleep. But each week more was gone than {theheir} could carry home. One morning {theelder} looked up from the fire with a friendly face. “And whose child are you?” asked {theelder}.",
        "@meadow(hero walk) From that day on {hero} learned faster than anyone ever had: while milking, while walking, half asleep. But each week more was gone than {he} could carry home. One morning {hero} was looked at from beside the fire with a friendly face. “And whose child are you?” the old voice asked.",
      ],
      "+ @village.night The village sat together and was at a loss. They had left it all to one head, as you leave the bread to the baker. “My mother used to sing a bit of the whale to me,” a woman said, “when I couldn't sleep.” “I know the end of it,” said the smith, and went red. “I hum it when I'm hammering.” They looked at each other over the fire.",
      [
        "@street(heir walk) So {theheir} went from house to house, and asked everybody for what they had. The fishermen had eight lines, from pulling up nets. Only the third line of the whale could not be found anywhere.",
        "@street(hero walk) So {hero} went from house to house, and asked everybody for what they had. The fishermen had eight lines, from pulling up nets. Only the third line of the whale could not be found anywhere.",
      ],
    ],
    end: [
      [
        "@village.night(heir stand, elder sit) Before the first snow they all came together around the fire, and {theheir} stood up in the middle. Line by line it went round, from mouth to mouth, the nets and the hammer and the counting rhyme. Then came the third line. {Theheir} stopped, with one hand in the air. It was quiet. The snow began to fall.",
        "@village.night(hero stand) Before the first snow they all came together around the fire, and {hero} stood up in the middle. Line by line it went round, from mouth to mouth, the nets and the hammer and the counting rhyme. Then came the third line. {Hero} stopped, with one hand in the air. It was quiet. The snow began to fall.",
      ],
      [
        "@village.night(elder talk, heir hug) “And she turned round, and she waited for her young,” said {theelder} quite clearly. {Theheir} could not go on. The whole village went on instead, two hundred voices, right to the end.",
        "@village.night(hero sit) “And she turned round, and she waited for her young,” said a clear voice out of the blanket. {Hero} could not go on. The whole village went on instead, two hundred voices, right to the end. The old voice sang along with all of it, to the last word, and a dry hand beat time on {hero's} knee.",
      ],
      [
        "@room(elder sleep, heir sit) The next morning it was all gone again, and {theelder} asked for the name of the nice child. {Theheir} told it, and then sang. Whenever a line went missing in that house, somebody outside in the street, at the nets or at the anvil, was singing on.",
        "@room(hero sit) The next morning it was all gone again. “Who are you, nice child?” {hero} was asked, and told it, and then began. Whenever a line went missing in that house, somebody outside in the street, at the nets or at the anvil, was singing on.",
      ],
      "@village.golden They have never left it to one head again. Each child of that village is given one piece at its birth, to carry, and must give it to a second child before it is grown. Once a year, with the first snow, they put them all together. At the third line of the whale everyone stops, on purpose, with one hand in the air. Then they turn round, and wait.",
    ],
  }),
];
