import { role, story } from "../subject-story.ts";

/** Tales of two who do not seem to belong together. */
export const unlikeFriends = [
  story({
    says: [
      role("mouse", "mouse|shrew|rat"),
      role("lion", "lion|lioness|tiger|bear|wolf"),
      /\b(?:sav\w+|free[sd]?|help\w*|trap\w*|net|caught|rescu\w+)\b/i,
    ],
    unless: /\b(?:moon|hibernat\w*|circus|library|roar|music|sing\w*|teach\w*|taught|snow|winter|thorn|tooth\w*)\b/i,
    after: [
      "@forest(lion sit, mouse talk) “You?” said {lion}, and had to lie down for laughing. “You want to help me? You would fit into my ear!” {Mouse} waited until it was over. “I only say it,” said {mouse}, “so that you know where to call. I live under the third root. I hear well.”",
      "@forest(mouse stand) {Lion} told everybody about it. All the animals laughed, from the largest down to the fleas. {Mouse} heard it, too, under the third root, and went on with the washing. It was not the first time that {mousehe} had been laughed at.",
      "+ @forest.night(mouse carry) In the rainy season there was a sound at night like small rain on top of the big one. {Mouse} lay awake. That was {lion}, with the toothache, and too proud to tell anybody. {Mouse} put a clove at the edge of the path, and was gone by sunrise. Nobody ever spoke of it.",
      "@forest(lion run) Then the hunters came. They hung a net between two trees, as fine as a spider's web. {Lion} ran into it at a gallop. The more that mighty paws tore at the ropes, the tighter they grew. {Lion} roared. On the road, far off, a lorry started.",
    ],
    end: [
      "@forest.night(lion sit, mouse talk) {Lion} roared once more, but it was hardly a roar. It was quite a small sound. “Third root,” it went. Then something tickled, close to one ear. “I'm here already,” said {mouse}. “Don't move now. And please stop breathing so hard, it blows me off the rope.”",
      "@forest.night(lion sit, mouse stand) {Mouse} gnawed. The first rope was as thick as {mousehis} whole body. {Mouse} gnawed through it, spat out the threads, and took the next. The lorry came nearer. “Go home,” whispered {lion}. “They'll catch you as well.” “Only nine to go,” said {mouse}, with a full mouth.",
      "@forest.night(lion run, mouse sit) When the headlights came round the bend, the ninth one tore. There was a leap, and two yellow eyes in the light, and a roar that made the lorry turn round on the spot. On that back, holding on to one hair, sat {mouse}. “That,” {mousehe} called into the wind, “is what I call loud!”",
      "@forest.dusk(lion sit, mouse talk) Nobody there laughs about small ones any more. In the evening {lion} lies in front of the third root, with one ear on the ground. It looks as if {lionhe} were asleep. But if somebody comes close, they can hear two voices in there, and one of them fits into the ear.",
    ],
  }),
  story({
    says: [
      role("elephant", "elephant|elephants|hippo|giraffe|rhino"),
      role("mouse", "mouse|bird|butterfly|ant|robin|frog|bee|ladybird|rabbit"),
      /\b(?:forg[eo]t\w*|memory)\b/i,
    ],
    unless: /\b(?:elephant|hippo|giraffe|rhino)\b[^.]{0,25}\b(?:never forg|remember(?:s|ed) everything)|\bbirthday/i,
    after: [
      "@meadow(elephant talk, mouse talk) “Where was I going?” asked {elephant}. “To the water hole,” said {mouse}. “You've got a knot in your tail.” “What is it for?” “To remind you of the water hole.” {Elephant} looked at it in surprise. “And who are you?” “I'm the one,” said {mouse}, “who ties it.”",
      "@meadow(mouse talk, elephant look) {Mouse} forgot nothing. {Mousehe} knew how many legs each beetle had, and what had been for lunch on any Friday. All this was in that small head, packed so tightly that it sometimes hurt. “It must be lovely,” said {mouse}, “to have so much room in there.” “Where?” said {elephant}.",
      "+ @meadow(elephant walk, mouse sit) So they went about together. {Mouse} sat between the ears and said it all in advance: stone, hole, your aunt. {Elephant} said good morning to the aunt. And when {mouse} could not sleep at night, because of a quarrel in March three years ago, {elephant} said: “What quarrel?” and it was suddenly quite light.",
      "@desert(mouse sit) Then the great drought came. The water hole was a plate of cracked mud. All of them looked at {mouse}, who knew everything. But {mouse} had been born here, and had never been anywhere else, and nobody can remember what they have not seen. {Mouse} sat there, and for the first time there was nothing in that head to look up.",
    ],
    end: [
      "@desert(elephant walk, mouse talk) {Elephant} had lifted one foot. “This way,” {elephanthe} said. “How do you know?” cried {mouse}. “I don't,” said {elephant}. “My feet do.” It was true. The big grey feet walked, past rocks and dead trees, and never stopped. Once, as a baby, {elephant} had gone this way behind {elephanthis} grandmother. The head had lost it. The feet had not.",
      "@desert(elephant walk, mouse look) They walked for two days, and all the others behind them. {Mouse} looked at it all, for nobody else would notice it: a red rock, left, a tree like a fork, right. On the third morning {elephant} stopped, and put one foot down carefully. There was a slap. It was wet. “Oh,” said {elephant}. “Have we been going to the water?”",
      "+ @lake(elephant stand, mouse sit) Everybody drank, the aunt as well. {Mouse} sat on the wet foot and patted it. “I know so much,” said {mouse}, “but that's what I didn't know: that there are things that are not kept in the head.” “That's beautiful,” said {elephant}. “I'll remember it.” And both of them laughed until the water shook.",
      "@lake.dusk(elephant talk, mouse talk) There are two knots in that tail now. The first is for the water hole. {Elephant} asks about the second every evening. “That one's for me,” says {mouse}. “So that you know who ties it.”",
    ],
  }),
  story({
    says: [
      role(
        "bird",
        "swallow|stork|goose|bird|crane|robin|duck|swift|sparrow|cuckoo|nightingale|starling|swan|crow|seagull|pigeon|owl",
      ),
      /\b(?:broken wing|injured|hurt|wounded|broke (?:a|his|her|its|one) wing|too (?:weak|late|small)|(?:can(?:no|')t|could not|couldn't) fly|left behind|stay(?:s|ed)? behind|missed)\b/i,
      /\b(?:winter|south|africa|autumn|snow|migrat\w*|cold)\b/i,
    ],
    may: [
      role(
        "host",
        "mouse|mole|hedgehog|squirrel|children|child|girl|boy|old man|old woman|grandmother|grandfather|cat|fox|badger|rabbit|hen|dog|hamster|widow|farmer|fisherman|bear|lighthouse keeper",
      ),
    ],
    lead: "bird",
    after: [
      [
        "“You can't stay out here,” said {host}. “I don't know how to stay anywhere,” said {bird}. “In winter I'm always somewhere else.” Up there the last of the others became a dot, and then nothing. {Host} made a bed out of wool, next to the stove, where the draught did not come. {Bird} lay in it with wide open eyes.",
        "Up there the last of the others became a dot, and then nothing. “You can't stay out here,” said an old mouse from under the hedge. “I don't know how to stay anywhere,” said {bird}. “In winter I'm always somewhere else.” The mouse held the door open. Inside there was a stove, as big as a walnut, and it hummed.",
      ],
      [
        "@room.dusk(bird talk, host talk) {Bird} had never seen a winter. “What's that white stuff for?” asked {bird}. “It's a blanket,” said {host}. “And why is it dark at four?” “So that there's more evening.” In the evenings {bird} told of the place where the others were now, with elephants in it, and warm rain, and a river as brown as cocoa. It was a good place to hear about, with snow up to the window.",
        "@room.dusk(bird talk) {Bird} had never seen a winter. “What's that white stuff for?” asked {bird}. “It's a blanket,” said the mouse. “And why is it dark at four?” “So that there's more evening.” In the evenings {bird} told of the place where the others were now, with elephants in it, and warm rain, and a river as brown as cocoa.",
      ],
      "+ @room(bird fly) But at night there were dreams, and in them the wings moved, first the good one and then the other one. Each morning they practised. From the footstool to the rug. From the chair to the rug. On New Year's Eve from the table, and there was a crash, and a cup was gone, and nobody scolded.",
      [
        "@room.night(host sleep, bird look) In February the food ran out. {Host} cut everything into halves, and then into quarters. {Bird} noticed who got the bigger quarter. And one night {host} lay there with a fever, and did not answer. “Now I'm the one who stays,” said {bird}. Outside it was snowing so hard that the path had gone.",
        "@room.night(bird look) In February the food ran out. The mouse cut each grain into halves, and then into quarters. {Bird} noticed who got the bigger quarter. And one night the mouse lay there with a fever, and did not answer. “Now I'm the one who stays,” said {bird}. Outside it was snowing so hard that the path had gone.",
      ],
    ],
    end: [
      [
        "@snow.night(bird fly) There was help on the other side of the hill, where a light was burning. It was too far to hop. {Bird} climbed up on the sill. The wing had been whole for a week, only nobody had dared to say so. Then there was a push, and the white air held.",
        "@snow.night(bird fly) In the barn on the hill there was corn. It was too far to hop. {Bird} climbed out onto the roof. The wing had been whole for a week, only nobody had dared to say so. Then there was a push, and the white air held.",
      ],
      [
        "@room(host sit, bird fly) {Host} woke from a knock at the door. There stood the neighbours, out of breath, with soup and wood and medicine, and over their heads {bird} flew in circles. “We had to come,” they said. “It would not stop until we had put our boots on.” {Host} laughed, and it turned into a cough, and then back into a laugh.",
        "@room(bird stand) The mouse woke because something warm lay on the pillow. It was corn, nine grains of it, and beside them stood {bird}, wet from beak to tail. “You can fly,” said the mouse. “Yes,” said {bird}. “But I came back.” The mouse laughed, and it turned into a cough, and then back into a laugh.",
      ],
      "+ @meadow(bird talk) In April there was a cry up there, and then a hundred. The others were home. “Where have you been?” they called. “In the winter,” said {bird}. They did not know what that was. And so for once {bird} had a place to tell them about: with a blanket on every field, and with so much evening.",
      [
        "@room(host sit) When autumn came, {bird} flew with them. But by the stove there is still a bed of wool, where the draught does not come. And {host} has a picture in mind on the darkest day of the year, with elephants in it, and a river as brown as cocoa.",
        "@room When autumn came, {bird} flew with them. But in the house under the hedge there is still a second bed, filled with wool. And on the darkest day of the year the mouse lies by the stove, shuts both eyes, and sees a river as brown as cocoa.",
      ],
    ],
  }),
  story({
    says: [
      role("cat", "cat|kitten"),
      role("other", "parrot|dog|puppy|rabbit"),
      /\b(?:hat(?:es|ed)|enem(?:y|ies)|fight\w*|fought|quarrel\w*|(?:couldn't|could not|can(?:no|')t) stand|argu\w*|home alone|left alone|forg[eo]t(?:ten)?)\b/i,
    ],
    unless: /\b(?:lost|search\w*|police|pirate|ship|old lady|shelter|moon)\b/i,
    after: [
      "@kitchen(cat sit, other sit) It was quiet in the flat. At eight o'clock, when breakfast usually came, nothing came. {Cat} sat in front of the bowl. {Other} looked at {otherhis} own. “This is your fault,” said {cat}. “Mine?” said {other}. “You've been getting on their nerves for years.” Then they sat down with their backs to each other.",
      "+ @kitchen(cat look, other look) On the first day they did not speak. On the second {cat} jumped up on the cupboard, to where the bag stood, but {cathis} paws could not get it open. {Other} watched. {Other} knew exactly how to get it open, but could not get up there. “Well, well,” said {other}. “Well what?” said {cat}. Their two stomachs growled at the same moment, and it sounded like one.",
      "@room(cat eat, other eat) On the second day they opened the bag of food together. {Cat} pushed, {other} pulled, and the bag burst in the middle of the carpet. They ate side by side. “You make a noise when you chew,” said {cat}. “You, too,” said {other}. It was the longest talk that they had ever had.",
      "@room.night(cat look, other look) In the third night there was a scratching at the lock. “They are back!” whispered {other}. But it did not smell like them. It smelled of rubber gloves. The beam of a torch moved along the wall. They looked at each other in the dark.",
    ],
    end: [
      "@corridor.night(cat stand, other run) The burglar put his foot down on something soft. It screamed, and it was {cat}. Then came {other}, from the other side, with everything {otherhe} had, as loud as thirty. A vase fell. In the hall it seemed to be full of animals, up there and down here. “Help!” cried the burglar, and the neighbours came out with rolling pins.",
      "@room(cat sleep, other sleep) When the family rushed in, a day early and with red eyes, a policeman was sitting on the sofa and wrote it all down. “You've got two brave ones there,” he said. “But they hate each other!” said the mother. They all looked round. In the basket, which was meant for one, lay {cat}, and on top of {cat} lay {other}, and both snored.",
      "+ @room(cat sit, other look) At breakfast the two of them woke up and saw how they were lying there. {Cat} washed one paw very thoroughly. {Other} looked out of the window. “It was only because of the draught,” said {cat}. “Of course,” said {other}. There was no draught. In front of them stood two bowls, filled to the brim, and they changed places once, to try.",
      "@room(cat sit, other sit) They still quarrel. It would be boring otherwise. But when the suitcases are brought down from the attic, they sit down on the lid, one on the left and one on the right, and look straight ahead until somebody counts them.",
    ],
  }),
  story({
    says: [
      role("fox", "fox|wolf|weasel"),
      role("hen", "hen|chicken|rooster|rabbit|hare|goose|duck|duckling|sheep|lamb|goat|pig|piglet|chick"),
      /\b(?:friends?|friendship|dinner|invit\w*|everybody says|everyone says|both|together|trust\w*|learn\w*|stuck|share[sd]?)\b/i,
    ],
    unless:
      /\b(?:hates?|hated|hedgehog|moon|red riding|gingerbread|date|sea|snow|lost|dark|forgets?|three little pigs|concert|band)\b/i,
    after: [
      "@lake.dusk(fox sit, hen talk) “Before we begin,” said {hen}, from the far end of the log, “I must ask you something. Are you hungry?” “I've had a turnip,” said {fox}. “A whole one?” “With the leaves.” {Hen} moved a little closer, about as far as a foot is wide. They looked at the pond. “It's a nice evening,” said {fox}. “So far,” said {hen}.",
      "@lake(fox sit, hen sit) They met there every day. {Fox} learned to keep {foxhis} mouth shut when laughing, because of the teeth. {Hen} learned to stop counting the steps to the gate. The log was long, but the place between them grew shorter, and in the end there was only room for a leaf.",
      "+ “It can't end well,” said the others, in the yard, and said it loudly. “It's our nature.” “It's a trick,” said the others, in the wood. “You're only fattening up your supper.” At night {fox} lay awake, and was afraid that they might be right. {Hen} lay awake, too, with one eye on the door.",
      "@farm(fox look) One morning {hen} was gone, and in front of the log there were tracks, as of a fight. The whole yard ran together. “What did we tell you!” they cried. The farmer took the gun from the wall. {Fox} saw the tracks, and {foxhis} heart stood still. For {foxhe} had not done it. And {foxhis} nose was better than all of theirs.",
    ],
    end: [
      "@meadow(fox run) {Fox} could have run into the wood. {Foxhe} ran across the open field, in front of all of them, with {foxhis} nose on the ground. A shot rang out. {Fox} ran on, through the brook, under the fence, to the old quarry. There sat a thin, grey stranger, and before him stood {hen}, as large as {henhe} could.",
      "@mountain(fox stand, hen look) “Half for you,” said the stranger, “half for me. We're the same kind.” “No,” said {fox}. {Foxhe} showed all {foxhis} teeth, every one, and it did not take long. When the farmer came panting over the edge, there were only two of them left.",
      "@mountain(hen talk, fox look) {Hen} stood in front of {fox}, and looked up into the barrel of the gun. “If you want {foxhim},” said {hen}, “you'll have to begin with me.” The farmer looked from one to the other. Then he hung the gun over his shoulder. “Is that so,” he said.",
      "@lake(fox sit, hen sit) There is a new log by the pond, and it is much too short. The two of them sit on it and look at the water. “Are you hungry?” asks {hen}. “I've had a turnip,” says {fox}. “Good,” says {hen}, “then come, there's bread.”",
    ],
  }),
];
