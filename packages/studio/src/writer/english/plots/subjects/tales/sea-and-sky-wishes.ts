import { role, story } from "../subject-story.ts";
import { companion } from "./companion.ts";

/** Tales of a mermaid on land, a whale who has swallowed something, a vegetarian shark, a mole who sees stars, and a cocoon. */
export const seaAndSkyWishes = [
  story({
    says: [
      role("mermaid", "mermaid|merman|mergirl|merboy"),
      /\b(?:rid(?:e|es|ing)|rode|bicycle|bike|skat\w*|danc\w*|school|walk\w*|climb\w*|mountains?|ski\w*|city|train|football|run(?:ning)?|marathon|snow)\b/i,
      /\b(?:wants?|wanted|dream\w*|wish\w*|long\w*|would like|learn\w*|tries|tried|curious|takes? part|took part)\b/i,
    ],
    may: [
      ...companion("mermaid", "fish"),
      /\b(?:rid(?:e|es|ing)|rode) (?<wheel>(?:an?|the) (?:[a-z-]+ ){0,2}?(?:bicycle|bike|scooter|train|horse|tram|skateboard))\b/i,
      /\b(?:bicycle|bike|skates?|mountain|school|learn to \w+)\b/i,
    ],
    lead: "mermaid",
    unless: /\b(?:murder\w*|love|marr\w*|prince|singing competition|voice|lonely)\b/i,
    after: [
      [
        "@harbour(hero sit, mate stand) {Hero} sat on the harbour steps, as far up as the water would let {him}, and looked at the street. “How do they stay up?” {he} asked. “They don't think about it,” said {talker}. “And what do they do with the legs?” “They go round.” {Hero} looked at {his} tail. It did not go round. It went up and down.",
        "@harbour(hero sit) {Hero} sat on the harbour steps, as far up as the water would let {him}, and looked at the street. “How do they stay up?” {he} asked an old mechanic, who was mending a net. “They don't think about it,” he said. “And what do they do with the legs?” “They use them.” {Hero} looked at {his} tail. It only went up and down.",
      ],
      "+ @harbour.night(hero sit) At night, when the quay was empty, {hero} practised. {He} pulled {himself} up on the wall and got as far as the first lamp post. It took an hour, and {his} scales were full of dust. A cat sat there and washed. “You're dripping,” said the cat. “I'm on a trip,” said {hero}.",
      [
        "@harbour(hero sit, mate build) {Talker} came back with a wheelbarrow full of old iron. Out of it {talker} took a chair, a chain, two big wheels and a small one. “We don't change you,” said {talker}. “We change the thing.” They screwed and hammered for a whole week. There was a lever at the bottom, which a tail could push: up and down, up and down.",
        "@harbour(hero sit) The next day the old mechanic came back with a wheelbarrow full of old iron. Out of it he took a chair, a chain, two big wheels and a small one. “We don't change you,” he said. “We change the thing.” He screwed and hammered for a whole week. There was a lever at the bottom, which a tail could push: up and down, up and down.",
      ],
      "@street(hero ride) On Sunday {hero} rolled out into the street, with a bucket of water for the scales. The first metres were crooked. A gull fell off a wall with laughing. Then the people stopped and stared: at the tail, at the wheels. “That can't go well,” said a man with a hat. At that moment the road began to go down, and {hero} noticed that nobody had thought of a brake.",
    ],
    end: [
      "+ @street(hero ride) Past the church {he} went, past the market, with flying hair. The wind tasted of bread and tar and lime trees, of everything that there isn't in the sea, and {hero} shouted for joy. The man with the hat ran, too, and shouted: “To the left! The pier!”",
      "@sea(hero fly) {Hero} tore along the pier, up to the very end. And then there was no more pier. For one long moment {hero} flew, with the chair and with all three wheels, and the chain sang. The sea made a hole for {him}, as it does for its own children. There was a great splash, and then there were rings on the water.",
      [
        "@harbour(hero swim, mate look) When {hero} came up again, the whole town stood on the pier and held its breath. “Again!” cried {hero}. They had never cheered like that, not even for the king. {Talker} pulled the machine out by its chain. “Next time with a brake,” said {talker}. “No,” said {hero}. “The end was the best part.”",
        "@harbour(hero swim) When {hero} came up again, the whole town stood on the pier and held its breath. “Again!” cried {hero}. They had never cheered like that, not even for the king. The old mechanic pulled the machine out by its chain. “Next time with a brake,” he said. “No,” said {hero}. “The end was the best part.”",
      ],
      "@street(hero ride) On Sundays a bell rings at the top of the street, and the people put their baskets aside. Then {hero} comes down, with {his} scales shining, up and down, up and down. On the pier they have painted an arrow. And the man with the hat, who has bought himself swimming trunks, is usually second.",
    ],
  }),
  story({
    says: [
      role(
        "whale",
        "whale|crocodile|shark|frog|pelican|python|snake|hippo|dragon|ostrich|goat|cow|dog|big fish|fish|seagull|duck|giant|troll|lion|bear",
      ),
      /\b(?:swallow(?:s|ed)?|gulp(?:s|ed)? down|ate|eats)\b/i,
      /\b(?:swallow(?:s|ed)?|gulp(?:s|ed)? down|ate|eats) (?:by mistake |accidentally )?(?<thing>(?:an?|the|his|her) (?:[a-z'’-]+ ){0,3}?(?:violin|radio|piano|phone|mobile phone|alarm clock|clock|watch|trumpet|bell|flute|accordion|harmonica|music box|lamp|torch|star|whistle|light bulb|piccolo|trombone|guitar|drum|ship's bell))\b/i,
    ],
    may: [
      ...companion(
        "whale",
        "crocodile",
        "frog",
        "dog",
        "duck",
        "goat",
        "cow",
        "fish",
        "giant",
        "troll",
        "lion",
        "bear",
      ),
      /\b(?:from then on|most beautiful|sings?|songs?|plays|rings?|ticks?|shines?|glows?|hiccups?|ocean|sea|since then|stomach|belly)\b/i,
      /\b(?:most beautiful songs|sings?|sang)\b/i,
    ],
    lead: "whale",
    unless: /\b(?:murder\w*|ring|pirate|sailor|fisherman|jonah|boy|girl)\b/i,
    after: [
      "It had looked like something to eat. That is how it always begins. {Hero} gulped once, and there it went, past the tongue and down, with a bump at every corner. “Oh,” said {hero}, and put {his} head to one side. For {thething} had arrived, and down there it began, all by itself.",
      [
        "“What have you got in there?” asked {talker}, with one ear against {hero's} belly. “{Thething},” said {hero}. “I didn't mean to.” “Then you shouldn't hop,” said {talker}. But {hero} only had to breathe, and it could be heard by everybody. When {he} ran it was fast. When {he} was sad, it was so beautiful that {talker} had to blow {talkerhis} nose.",
        "“What have you got in there?” asked the neighbours. “{Thething},” said {hero}. “I didn't mean to.” {He} only had to breathe, and it could be heard by everybody. When {he} was in a hurry it was fast. When {he} was sad, it was so beautiful that they all sat down where they were and thought of home.",
      ],
      "+ A doctor came, with a lamp and a very long arm. “Say aah,” said the doctor. {Hero} said it, and it was the loveliest “aah” that had ever been heard in that practice. The nurse cried. “I could get it out,” said the doctor, and lowered the arm. “But it would be a pity.”",
      "One day a girl stood there, out of breath, and with wet feet. “I'm looking for {thething},” she said. “It belonged to my grandfather. It's the only one of its kind.” Then she heard it. {Hero} had held {his} breath, but it is not possible to hold it for long. The girl looked at {hero}, and {hero} looked at the ground.",
    ],
    end: [
      "+ “I'm sorry,” said {hero}. “I thought that it was food. I'll give it back.” {He} coughed. {He} stood on {his} head, and shook. It would not come up, for it had grown fond of the place. With all that jumping about it sounded like a whole fair. The girl, who had been close to tears, had to laugh.",
      "“Breathe slowly,” said the girl. “Now in. Now out.” {Hero} breathed as she showed {him}. And {thething} gave out something that she knew: it was what her grandfather had always ended the evening with, when the light went out. She had thought that she would never hear it again. She leaned her forehead against {hero's} warm side, and listened till it was over.",
      "“Keep it,” said the girl then. “At home it was in a cupboard. I believe that it has never had so much room.” {Hero} swallowed, which made a small sound. “Then you'll have to come and visit it,” said {hero}. “Every day, if you can. I'll breathe whatever you like.”",
      "She comes on most evenings, and others come as well. They sit round {hero} in the dusk, as if round a stove, and don't say much. {Hero} takes a deep breath, and {thething} begins. And when the girl says “good night”, {hero} ends with the right one, and holds still until she has gone to sleep.",
    ],
  }),
  story({
    says: [
      role(
        "shark",
        "shark|crocodile|piranha|barracuda|lion|tiger|wolf|vulture|bear|fox|snake|spider|eagle|tyrannosaurus|t-rex",
      ),
      /\b(?:vegetarian|vegan|only eats? (?:plants|vegetables|fruit|grass|seaweed|lettuce)|eats? only|(?:does|did)(?: not|n't) (?:eat|like) meat|no longer (?:wants? to )?eats? meat|vegetables|salad|stops? eating|stopped eating)\b/i,
    ],
    may: [
      role(
        "others",
        "little fish|small fish|fish|fishes|antelopes|sheep|rabbits|hens|chickens|zebras|gazelles|mice|flies|birds|lambs|goats",
      ),
      /\b(?:friends?|swim away|swam away|run away|ran away|afraid|scared|nobody|no one|believ\w*|trust\w*|makes? friends|family|laugh\w*)\b/i,
      /\b(?:swam away|swim away|make friends|believ\w*)\b/i,
      /\b(?:friends?|away)\b/i,
    ],
    lead: "shark",
    unless: /\b(?:murder\w*|restaurant|cooking show)\b/i,
    after: [
      [
        "{Hero} had tried a flag. {He} had tried a song. {He} had hung a string of radishes round {his} neck. But when {he} smiled, and said “Would you like some?”, all that {others} saw was the smile. It had three rows.",
        "{Hero} had tried a flag. {He} had tried a song. {He} had hung a string of radishes round {his} neck. But when {he} smiled, and said “Would you like some?”, all that the others saw was the smile. It had three rows.",
      ],
      "+ {Hero's} own family was no help. “It's a phase,” said {his} father at table, and pushed the dish over. “Just one bite,” said {his} aunt. “For me.” {Hero} looked at the dish, and the dish looked back. “No, thank you,” said {hero}, and got out {his} lunch box, with the cucumber sandwiches.",
      "So {hero} planted a garden. It lay behind a rock, and {he} dug it with {his} nose. There were lettuces in it, and peas that climbed up by themselves, and a kind of cabbage that nobody had ever grown there. Sometimes {hero} felt that a pair of eyes was watching, but when {he} turned round, there was only a bush.",
      "One morning half a lettuce was gone. {Hero} saw the marks of very small teeth. The next day {hero} got up early and hid, and there the thief sat, no bigger than a thumb, with a leaf as large as himself. He saw {hero}. He could not scream, because his mouth was full.",
    ],
    end: [
      "“You should take the ones at the back,” said {hero} quietly. “They're sweeter.” The little thief swallowed. “Aren't you going to eat me?” “I'm full,” said {hero}. “I've had a whole cabbage.” And the little one laughed, so that he choked on the leaf.",
      [
        "At that moment a shadow fell over the garden. It was a stranger, twice as big as {hero}, and hungry. “My garden,” said {hero}, “and my friend.” And then {he} smiled, for the first time in weeks, with all three rows. The stranger remembered that he was expected somewhere.",
      ],
      [
        "It grew quiet. Then, from every bush and every crack, came {others}. “We saw it,” they said. “That one could have eaten you both.” “Could you do that again,” asked the smallest, “if we need it?” “Any time,” said {hero}. “Would you like some peas?”",
        "It grew quiet. Then, from every bush and every crack, they all came out. “We saw it,” they said. “That one could have eaten you both.” “Could you do that again,” asked the smallest, “if we need it?” “Any time,” said {hero}. “Would you like some peas?”",
      ],
      "The garden has got a second bed, and a third, and a bench with room for many. At noon {hero} grates the cabbage for everybody, with all three rows, and it's quickly done. And if a stranger comes by, they all turn round at the same time, the biggest and the smallest, with their mouths full, and smile.",
    ],
  }),
  story({
    says: [
      role(
        "mole",
        "mole|bat|owl|worm|earthworm|rhino|fish|deep-sea fish|giraffe|bear|tortoise|hen|rabbit|badger|hedgehog",
      ),
      /\b(?:glasses|spectacles|telescope|short-?sighted|(?:can|could)(?: ?not|n't|not) see (?:well|much|far|properly))\b/i,
    ],
    may: [
      ...companion("mole", "owl", "bear", "tortoise", "rabbit", "badger", "hedgehog", "fish"),
      /\b(?:stars?|moon|sky|first time|sees?|saw|gets?|got|optician|laugh\w*|finds?|found|blurred|needs?|new)\b/i,
      /\b(?:the stars|first time|gets|saw)\b/i,
      /\bfor the first time\b/i,
    ],
    lead: "mole",
    unless:
      /\b(?:murder\w*|breaks? (?:his|her) glasses|broke|lost (?:his|her) glasses|goalkeeper|school|library|steals?|stole)\b/i,
    after: [
      "Up to then the world of {hero} had been made of soup. There were big lumps in it and small lumps, and when {hero} said good morning to one, sometimes it was a friend, and sometimes it was a bush. “It isn't bad,” {hero} used to say. “I get surprised a lot.”",
      [
        "@forest(hero look, mate look) “Now put them on,” said {talker}. {Hero} put the glasses on {his} nose, and they slid off at the front. {Hero} looked at {talker} for a long time. “You've got a face,” {he} said then, “a whole one!”",
        "@forest(hero look) {Hero} put the glasses on {his} nose, and they slid off at the front. And there was a leaf. It had a rim with little teeth, and veins, and a drop of water in which a second leaf hung upside down. {Hero} stood before it until noon. It was only a leaf, and there was a whole tree of them.",
      ],
      "+ @forest(hero walk) {Hero} walked through the day with {his} mouth open. {He} said sorry to all the bushes. {He} counted the legs of a spider, and the spider, who was not used to it, counted along. {He} found out that the green lump with whom {he} had talked about the weather for years was a letter box.",
      "@meadow.dusk(hero look) Toward evening it got dark. “So that's over,” said {hero}, and was going to take off the glasses. {He} lay down in the grass on {his} back, to polish them. When {he} put them on again, {he} was looking straight up. And {hero} screamed.",
    ],
    end: [
      "@meadow.night(hero look) All {his} friends came running. “What is it? Are you hurt?” {Hero} lay there, holding on to the grass with both hands. “Somebody has made holes in it!” {he} cried. “In the dark! Thousands, and there's light behind them!” They looked up. “Oh, those,” they said. “They're only the stars. They're always there.”",
      "@meadow.night(hero point) “Always?” whispered {hero}. “Every night? And you go to bed?” They put their heads back. {Hero} pointed: “There's one that trembles. That one is falling!” “Where?” they cried. None of them had looked up for years.",
      "@meadow.night(hero give) The smallest of them pulled at {hero's} arm. “I can't see any,” she said. “I see only soup.” So {hero} took off the glasses, and put them on her nose. It was soup again for {hero}, at once, with a few big lumps. But beside {him} somebody took a very deep breath. “Tell me about it,” said {hero}. And she told {him} every one.",
      "@meadow.night(hero sit) They all come out on clear nights now, with blankets, and the glasses go round. Each of them is allowed to look for as long as it takes to say the names of all the others. {Hero} has the last turn. “They're all there,” says {hero}. And only then do they go to bed.",
    ],
  }),
  story({
    says: [
      role("grub", "caterpillar|tadpole|duckling|chrysalis|egg|grub|cygnet|maggot|larva"),
      /\b(?:butterfl(?:y|ies)|frog|swan|moth|cocoon|chrysalis|grow up|change|hatch\w*)\b/i,
      /\b(?:afraid|scared|frightened|(?:does|did)(?: not|n't) want|refus\w*|worr\w*|wants? to stay|wanted to stay|never wants?|would rather|hat(?:es|ed)|can(?:no|')t wait|impatient)\b/i,
    ],
    may: [
      ...companion("duckling", "frog", "caterpillar", "butterfly"),
      /\b(?:friends?|forget\w*|become|change|turn(?:s|ed)? into|always|stay|height\w*|fly\w*)\b/i,
      /\bafraid of forgetting\b/i,
      /\bbecome\b/i,
    ],
    lead: "grub",
    unless: /\b(?:hatches|school|bread|murder\w*)\b/i,
    after: [
      [
        "@garden(hero sit, mate talk) “You won't know us any more,” said {talker}. “You'll be too fine for it.” {Hero} clung to the leaf with all {his} feet. “I'll stay as I am,” said {hero}. “I know how that works.” But {his} skin was tight, it had been tight for days, and when {he} breathed in it creaked.",
        "@garden(hero sit) “You won't know us any more,” said the ants. “You'll be too fine for it.” {Hero} clung to the leaf with all {his} feet. “I'll stay as I am,” said {hero}. “I know how that works.” But {his} skin was tight, it had been tight for days, and when {he} breathed in it creaked.",
      ],
      "+ @garden(hero walk) {Hero} tried not to grow. {He} ate only half a leaf a day. {He} tied a thread round {his} middle. {He} asked the old snail, who never changed at all. “Oh, but I do,” said the snail. “There's another ring on my house each year. I'm in there, right from the beginning. I've only built on.”",
      "@garden.dusk(hero write) That night {hero} made a list, so as not to forget. {He} bit it into a leaf: the smell of rain, the joke about the two peas, the way to the old wall, and the name of every friend. And at the bottom {he} bit one more line, which was very small.",
      [
        "@garden.night(hero sleep, mate look) Then {he} could not stay awake any longer. Everything in {him} became slow. “I'm afraid,” said {hero}. “I'll stay here,” said {talker}. “I'll tell you everything, every day, so that you don't lose the thread.” And while {hero} slept, {talker} sat there in wind and rain, and told the joke about the two peas.",
        "@garden.night(hero sleep) Then {he} could not stay awake any longer. Everything in {him} became slow. “I'm afraid,” said {hero}. “We'll stay here,” said the ants. “We'll tell you everything, so that you don't lose the thread.” And while {hero} slept, the ants sat there in wind and rain, in shifts, and told the joke about the two peas.",
      ],
    ],
    end: [
      "@garden.dawn(hero look) One morning there was a crack. Something crept out, wet and crumpled, and looked about. It had never been so light. “Who am I?” it said. Down below hung a withered leaf with marks along the edge.",
      "@garden(hero look) The stranger bent over the leaf. It felt the bites, one by one, with its new thin feet. And with each of them something came back: the rain, the wall, a name. At the bottom there was the smallest line. “It's still me,” it said, and that was what the line said. And {hero} breathed in, and nothing creaked.",
      [
        "@garden(hero hug, mate hug) “Two peas go for a walk,” said {hero} with a trembling voice. “And one of them says—” “Mind the step!” cried {talker}, who had been waiting for that for weeks. They laughed so much that {hero} fell off the leaf. Only {he} did not fall. {He} had never thought of what comes with it: wings.",
        "@garden(hero fly) “Two peas go for a walk,” said {hero} with a trembling voice. “And one of them says—” “Mind the step!” cried the ants, who had been waiting for that for weeks. They laughed so much that {hero} fell off the leaf. Only {he} did not fall. {He} had never thought of what comes with it: wings.",
      ],
      "@garden(hero talk) In the summer {hero} sits on the old leaf each evening, and tells {his} friends what the garden looks like from above. It is a good deal smaller than they thought, and all of them can be seen in it at the same time. And if there's somebody nearby whose skin is tight, {hero} has got something to read to them.",
    ],
  }),
];
