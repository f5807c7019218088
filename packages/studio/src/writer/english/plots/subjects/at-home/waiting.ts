import { story } from "../subject-story.ts";
import { who } from "./words.ts";

/** Stories of those who are away, and of those who are new in a family. */
export const waiting = [
  story({
    says: [
      who("parent", "mum|mother|mom|mama|dad|father|papa|parents"),
      /\b(?:away|at sea|sailor|soldier|fighting|abroad|far away|overseas|works? (?:at night|nights|on a ship|in another)|worked (?:at night|nights|on a ship|in another)|ship|submarine|oil rig|night shifts?|space|war|mission|expedition|antarctica)\b/i,
      /\b(?:wait\w*|miss(?:es|ed)?|letters?|every (?:evening|night|day|week)|radio|come (?:home|back)|comes? (?:home|back)|promis\w*|christmas|birthday|writes?|wrote|counts?|counted)\b/i,
    ],
    unless:
      /\b(?:roman|legion\w*|hadrian|viking|knight|samurai|trench\w*|soldier [^.]*\bto (?:his|her) (?:mother|mum|mom|father|dad|parents)|makes? friends|made friends|murder|die[sd]?|dead|killed|divorc\w*|prison|walked out|missing|ghost|lighthouse keeper|stows? away|hides in|drives|snowplough)\b/i,
    of: "people",
    may: [
      who(
        "ownold",
        "grandma|grandmother|granny|gran|nan|abuela|abuelo|grandpa|grandfather|grandad|aunt|uncle|brother|sister",
      ),
      /(?<kid>\p{Lu}\p{Ll}+), (?:aged? )?\d+,/u,
    ],
    lead: "kid",
    after: [
      "@kitchen(hero look) On the kitchen wall hung a map, with a pin in it, and a thread that led from the pin to the fridge. Every morning {hero} measured the thread. It was as long as {his} arm, and in truth it was three thousand miles. “Good morning, {parent},” {hero} said to the pin, because it had to be said to somebody.",
      [
        "@kitchen(hero talk, ownold talk) At seven in the evening they sat down at the table, {hero} and {ownold}, and told the empty chair about the day. “Now the weather,” said {ownold}, and blew into a bottle for wind. “Now the news,” said {hero}. “A tooth is loose. The cat has been sick in the boot.” They both laughed, and {ownold} looked at the clock.",
        "@kitchen(hero talk) At seven in the evening {hero} sat down at the table and told the empty chair about the day. A tooth was loose. The cat had been sick in the boot. {Hero} told it exactly as if somebody were sitting there and had to laugh at the boot. At the end {he} always said: “And what's it like where you are?”",
      ],
      "@room(hero write) {Hero} collected everything, so that nothing would be lost. In a jam jar {he} collected the smell of the garden after rain. {He} drew round {his} foot each month, to show how it had grown. On the calendar there was a red ring round the day on which {parent} was to come back.",
      "+ @bedroom(hero sit) Some evenings {he} could not remember the voice any more. {He} could see the hands, and the coat on its hook, but there was no sound with it. That frightened {him}. Then {hero} got into the wardrobe with a torch, shut the door from inside, and breathed in until it came back.",
      "@kitchen(hero look) Then a message came, on the very evening before the red ring. There was a storm, and nobody could say how long it would last. It would not be tomorrow. {Hero} pulled the pin out of the map. The thread fell down, and it was only a bit of wool.",
    ],
    end: [
      "@bedroom.night(hero sit) {Hero} lay awake and listened to the wind, and thought that over there it was the same one. In the middle of the night there was a step on the stairs. It left out the fourth stair, which creaks, so as to wake nobody. There was only one person who did that.",
      "@bedroom.night(hero hug, parent hug) “We took the long way round,” said a voice in the doorway, and it was the right one, with all its sound. {Hero} flew. There was a wet coat, and a cold cheek, and arms that seemed to go round twice. “You have grown,” said {parent}. “I've got proof,” said {hero}, into the coat.",
      "+ @bedroom.dawn(hero look, parent look) They unpacked until it was light. {Hero} opened the jam jar, and {parent} shut both eyes and smelled the garden. Out of the bag came a pile of paper: on each sheet was a drawing of an empty chair, and what had been told to it that day, at seven, far away.",
      "@kitchen(hero talk, parent talk) The map still hangs on the wall, with a small hole where the pin was. The thread is wound round a cardboard foot now. And in the evening at seven, when they sit there, all the chairs are full, and somebody asks: “And what's it like where you are?”",
    ],
  }),
  story({
    says: [
      /\b(?:prison|jail|behind bars)\b/i,
      who("parent", "dad|father|papa|mum|mother|mom|brother"),
      /\b(?:visit\w*|first time|sees?|saw|letters?|weekends?|sundays?|table)\b/i,
      /\b(?:boys?|girls?|child(?:ren)?|kids?|son|daughter|sisters?|brothers?|\d+)\b/i,
    ],
    unless: /\b(?:murder\w*|escape\w*|boxer|robb\w*|revenge|team|guard's)\b/i,
    of: "young",
    after: [
      "@room(hero sit, parent sit) The room had grey tables, which were screwed to the floor, and a clock with a cage round it. {Parent} was already sitting there, and looked smaller than at home. “Hello,” said {hero}. “Hello,” said {parent}. And there they sat, with their hands on the table, and none of it came.",
      "@room(hero build, parent build) Between them stood a packet of biscuits from the machine. {Hero} took one out and put it on its edge. {Parent} put a second one beside it, and leaned a third across. “That could be a door,” said {parent}. “It's a station,” said {hero}. And suddenly it was quite easy.",
      "@room(hero build, parent build) A street was added to the station. They built a high tower with a wafer roof. “Who lives up there?” asked {parent}. “Someone who can see a long way,” said {hero}. “As far as our house?” “If it's not foggy.” “I see it every night,” said {parent}.",
      "+ @room(hero sit, parent sit) A guard came by with her keys. She was not allowed to stay. All the same she stayed, and looked. “Your station has got no clock,” she said at last. She felt in her pocket and laid down a round peppermint, and went on very fast, with a stern face.",
      "@room(hero talk, parent talk) Then {hero} asked it, with {his} eyes on the tower: “Why are you here?” “Because I did something wrong,” said {parent}. “I knew it was wrong, and I did it. It had nothing to do with you, not the smallest crumb of it.” {Hero} nodded. {He} had needed to hear that last bit.",
    ],
    end: [
      "@room(hero eat, parent eat) A bell rang. “Five minutes,” called the guard. They looked at their city. It could not be taken out of here. “I know,” said {hero}, and took the first house, and ate it. They ate from both sides, street by street, and laughed with their mouths full, until they met in the middle.",
      "@room(hero hug, parent hug) Only the tower was left. Neither of them wanted it. {Parent} broke the wafer roof in two, exactly, and gave {hero} the one half. “When you look out of your window at eight,” said {parent}, “I'll be looking out of mine.” They hugged for as long as there was.",
      "+ @bus(hero sit) On the bus home {hero} did not say much. {He} had crumbs on {his} jumper, and did not brush them off. “How was it?” asked the lady in the next seat. {Hero} thought for three stops. “There's a station,” {he} said. “You can get there.”",
      "@bedroom.night(hero look) There is half a wafer in a matchbox on {hero's} window sill. At eight o'clock {hero} looks out of the window, and {he} knows that {parent} is looking out of the other one. And between the two windows lies a whole city, with lamps in every house.",
    ],
  }),
  story({
    says: [
      who(
        "step",
        "stepmother|stepmum|stepmom|stepdad|stepfather|step-mother|step-father|step-mum|step-dad|stepsister|stepbrother",
      ),
      /\b(?:cook\w*|try\w*|tries|tried|hates?|hated|evil|new|fish\w*|moves? in|moved in|not (?:like|want|talk)|burn\w*|marri\w*|wedding|nice|kind|lives?|lived|weekend|holiday)\b/i,
    ],
    unless: /\b(?:murder|cinderella|snow white|poison\w*|witch|princess|king|reservoir|robb\w*)\b/i,
    of: "young",
    after: [
      "@kitchen(hero eat, step look) The first supper was black, and it had corners. {Step} had found it in a book and had been standing at the stove since four. “Is it fish?” asked {hero}. “It was supposed to be pancakes,” said {step}. They both looked at the plate. Then {hero} chewed, and it crunched, and {step} watched every bite with eyes like a dog's.",
      "+ @bedroom(step talk, hero) It was the same with everything. {Step} plaited hair so that it stood up. {Step} sang the bedtime song to the wrong tune. On the shirts there were name tapes, sewn on with great care, inside out. “You needn't,” said {hero} each time. “I know,” said {step}, and tried again. It was hard to be cross with {step}.",
      "@bedroom.night(hero write) {Hero} counted up the mistakes in a notebook, to show to somebody. By Friday there were thirty-one. *Salt in the cocoa*, it said. *Clapped in the wrong place at the concert.* When {hero} read it through at night, it looked different. {Step} had been there every time.",
      "+ @playground(hero talk) At school the others wanted to know everything. “Is it true that they lock you up and give you gruel?” they asked. “There was gruel on Tuesday,” said {hero}. “But it was meant to be soup. And it got second helpings.” “From you?” “From the dog,” said {hero}.",
      "@kitchen(step, hero) Then came the day of the big cake sale, and everyone was to bring something from home. All night there was a clatter in the kitchen. In the morning {step} stood there, with flour in {stephis} eyebrows, and on the table was something grey and flat. “I've ruined it,” said {step} quietly. “I'll buy one. I'm so sorry. I wanted them to be envious of you.”",
    ],
    end: [
      "@kitchen(hero cook, step cook) {Hero} looked at the thing. It was as hard as a roof tile. {He} knocked on it, and it rang like a bell. {He} knocked on the other side, and it rang a bit higher. “Can you make more of these?” {he} asked. “I can't make anything else,” said {step}. So they baked, side by side, thick ones and thin ones, until they had a whole octave.",
      "@hall(hero play, step talk) At the sale there were eighteen sponge cakes, and nobody could remember any of them afterwards. But in front of {hero's} table stood a crowd. {Hero} played with two wooden spoons, and {step} sang along, to the wrong tune, with {stephis} whole heart. It was the tune that fitted. They earned more than all the cream together, and not one crumb was eaten.",
      "+ @street(hero carry, step carry) On the way home they carried the octave between them, in a laundry basket. “And what do we have for supper?” asked {step}. “Bread,” said {hero}. “I'll show you. You take a knife.” And {step} laughed so much that the low C broke in two.",
      "@kitchen(hero write, step write) On the last page of the notebook there is something else now. Under mistake number thirty-one there is a line, drawn with a ruler, and below it in large writing: *Still here.* There are two signatures on it, and a grease spot.",
    ],
  }),
  story({
    says: [
      /\b(?:foster\w*|adopt\w*|children's home|orphan\w*|orphanage)\b/i,
      /\b(?:house|home|family|new|room|bed|stairs|parents|mother|couple|farm)\b/i,
      /\b(?:boys?|girls?|child|kid|kids|children|brothers?|sisters?|son|daughter|\d+)\b/i,
    ],
    unless:
      /\b(?:puppy|kitten|adopt\w* (?:an? )?(?:\S+ ){0,2}(?:dog|cat|horse|grand\w+|robot|dragon)|biological|birth (?:mother|father|parents)|years later|sixty|fifty|murder|gas station|dragon|bear|penguin|robot|cub|dog|puppy|duck|king|war|birth mother|wizard|magic|elephant|rich|heir|search\w* for (?:his|her))\b/i,
    of: "young",
    after: [
      "@bedroom(hero sit) {Hero} had a way of doing it. You unpacked only the top layer. You learned which step creaked and where the light switches were, and you did not hang anything on a wall. “This is your room,” they said, Ruth and Joseph, who lived here. {Hero} put the rucksack on the chair, where it could be reached from the bed.",
      "@kitchen(hero sit) They did not ask many questions. Joseph baked bread that leaned to one side. Ruth repaired radios, and had a screw in her mouth when she said good night. At table there was a chair that did not match the others. “It was always there,” said Ruth. “We only never knew for whom.” {Hero} sat on the edge of it, on the front half.",
      "+ @kitchen(hero stand) {Hero} waited for the mistake. There always was one. At the last place it had been a window, and at the one before it was the shouting. {He} was as quiet as a coat. {He} washed up without being told to, and kept the crusts in {his} pillowcase, in case. Every evening {he} counted: that was day nine, and that was day ten.",
      "+ @corridor.night(hero look) Once, at night, {he} crept downstairs to see what they talked about when {he} was not there. They were sitting at the radio. “I thought the blue blanket,” said Ruth. “It's warmer,” said Joseph. That was all. {Hero} waited for the rest until {his} feet were cold.",
      "@corridor(hero sit) On the twentieth day it happened. {Hero} only wanted to help, and it slid out of {his} fingers: the big bowl, the one with the cornflowers, which had come from Joseph's grandmother. {Hero} did not wait. {He} went up, took the rucksack from the chair, put it on, and sat down on the bottom stair, with {his} shoes laced up.",
    ],
    end: [
      "@corridor(hero sit) Ruth came, with a screw in her mouth. She looked at the tiles, and she looked at the rucksack. Then she went out and came back, and she was wearing her own coat and carrying her own bag. Joseph came with his, and with the bread. They sat down on the stair, one to the left and one to the right. “Where are we going?” asked Joseph.",
      "@corridor(hero talk) {Hero} did not understand. “You said this was a family,” said Ruth. “If one of it has to go because of a bowl, then all of it has to. I don't mind. But there's soup on.” “I don't know where to put my things,” said {hero}, and {his} voice shook. “Anywhere,” they said. “Everywhere.”",
      "+ @kitchen.night(hero build) They glued the bowl that same night, all three, on newspaper. There was a bit missing, and they never found it. “It'll do for apples,” said Joseph. “Apples don't leak.”",
      "@kitchen(hero sit) The rucksack hangs in the hall, between two coats, and it is empty. On the wall above {hero's} bed are pictures, with nails, real ones. And at supper the chair that does not match creaks, because {hero} is leaning back in it, as far as it will go.",
    ],
  }),
  story({
    says: [
      /\b(?:christmas|present|gift|birthday|mother's day|father's day)\b/i,
      who(
        "loved",
        "mum|mother|mom|mama|dad|father|papa|grandma|grandmother|grandpa|grandfather|sister|brother|teacher|friend",
      ),
      /\b(?:poor|no money|not (?:have )?(?:any|enough)? ?money|broke|without money|cannot afford|could not afford|can't afford|penn(?:y|iles)\w*|only (?:one|two|three) coins?|homemade|make(?:s)? something|had no money|has no money)\b/i,
    ],
    unless: /\b(?:murder|santa|bank|robb\w*|lottery|dog|steal\w*|stole)\b/i,
    of: "young",
    after: [
      "@street(hero look) {Hero} had three coins and a button. {He} laid them out in a row on the window sill, and they did not become any more. In the shops everything shone. {Hero} looked at each thing for {loved}, and then {he} looked at the price, and went on.",
      "@kitchen(hero talk, loved talk) “What do you wish for?” {hero} asked at home, as if it were only talk. {Loved} laughed. “Nothing. That I could sit down once,” {lovedhe} said, and got up, because the kettle was boiling. And then: “A bit of quiet. And warm feet.” There was nothing on that list which any shop had.",
      "@garden(hero build) So {hero} went to work. {He} split wood for Mrs Tolliver, and asked for no money but for an old armchair from her shed, with three legs. {He} found the fourth one in a hedge. From the baker {he} got two bricks that had lain all day in the oven.",
      "+ @corridor(hero talk) The quiet was the hardest. {Hero} went through the whole house, from the cellar to the roof. “Could you not play the tuba, just on that one evening, from six to seven?” {he} asked. “Could the baby sleep then? Could you take your boots off on the stairs?” They said they would see.",
      "@snow.dusk(hero walk) On the evening itself it snowed so hard that the chair could not be pushed. {Hero} pulled it on a tin tray, up the long hill, with the hot bricks under {his} coat. Halfway up the rope tore. The chair slid down into the brook, with three legs in the air. {Hero} stood there, and {his} bricks were growing cold.",
    ],
    end: [
      "@snow.dusk(hero look) “Is that for six o'clock?” asked the tuba player from the second floor, in his socks. Behind him came the baby's father, and the man with the boots. They did not ask any more. They lifted the chair out of the brook, shook it, and carried it up the hill like a queen.",
      "@kitchen(loved sit, hero look) {Loved} came in at six, with snow in {lovedhis} hair. In the middle of the kitchen stood an armchair, a little damp. “Sit down,” said {hero}, and pushed the warm bricks under {lovedhis} feet. And then they heard it. In all that house there was nothing but the snow. {Loved} put a hand over {lovedhis} mouth.",
      "+ @kitchen(loved sit, hero sit) They sat in it together, since it was wide enough. It lasted exactly an hour. Then, on the floor above, very softly, the tuba began, and it was a carol, and it had never sounded like that before.",
      "@kitchen(loved sit, hero) The chair is still there, and it still has one leg from a hedge. On the window sill lie three coins, in a row. {Hero} never spent them. And in the evening, from six to seven, {loved} sits there with warm feet, and the tuba waits.",
    ],
  }),
];
