import { role, story } from "../subject-story.ts";

const FRIEND = "best friend|friend|classmate|cousin|sister|big sister|brother|big brother|neighbour";

/** Stories of kittens and babies at school, of pet shows, cakes and letters to the old. */
export const hiddenKittens = [
  story({
    says: [
      role(
        "beast",
        "kitten|cat|puppy|dog|duckling|chick|hedgehog|hamster|rabbit|mouse|squirrel|lamb|goat|owl|bat|raccoon|piglet|pig|frog|parrot|ferret|lizard|snake|bird",
      ),
      /\b(?:hid(?:es|den|ing)?|smuggl\w+|secret\w*|sneak\w*|snuck)\b/i,
      /\b(?:school|class(?:room)?|desk|lessons?|schoolbag|school bag|backpack|teacher|locker|dormitory|boarding school)\b/i,
    ],
    unless: /\b(?:magic\w*|dragon|talk\w*|school play|escap\w*|ghost)\b/i,
    may: [role("teacher", "teacher|headmaster|headmistress|caretaker|janitor|principal"), role("ally", FRIEND)],
    of: "young",
    after: [
      "@classroom(hero sit, beast sit) In the first lesson {beast} slept. {Hero} had made a nest out of a scarf, and there was just room enough between the atlas and the paint box. Then {beast} woke up, and there was a sound. “What was that?” asked the teacher. “My tummy,” said {hero}.",
      "+ @classroom(hero sit) {Hero} could hardly sit still. A paw came out through the inkwell hole and felt about on the exercise book. {Hero} covered it with a ruler. The dictation had a sentence with many commas, and while it was read out, something was eating the rubber, with small, wet noises. The boy at the next table looked at {hero's} desk, and then he looked at {hero}, and began to cough very loudly, to help.",
      [
        "+ @playground(hero give, ally give) By break time {ally} knew, and by the end of break there were five of them. They brought what they had: milk, ham from a sandwich, a woolly hat. “It's ours,” they whispered. {Ally} kept watch at the door. Never had a class gone back to its lesson so eagerly. The teacher was quite moved.",
        "+ @playground(hero give) By the end of break there were five who knew. They brought what they had: milk, ham from a sandwich, a woolly hat. “It's ours,” they whispered to {hero}, and one of them kept watch at the door. Never had a class gone back to its lesson so eagerly. The teacher was quite moved.",
      ],
      "@classroom(hero look) But on the third day it was arithmetic, a test, and so still that you could hear the pencils. The teacher walked up and down between the rows. Closer and closer came the shoes. They stopped beside {hero's} desk. The lid of it rose by a finger, quite by itself, and went down again. “And what have you got in there?” asked the teacher softly.",
      "@classroom(hero stand, beast look) {Hero} could have said: my lunch. {He} could have said: nothing. The boy at the next table coughed so hard, to help, that he fell off his chair. {Hero} stood up, and lifted the lid. Out of the scarf looked {beast}, with ink on {beasthis} nose, and sneezed.",
    ],
    end: [
      "@classroom(hero talk) “There was no one to look after {beasthim},” said {hero}. The face above {him} did not move. Then two large hands came down, lifted {beast} up, and turned {beasthim} to the light. “Three days,” said the teacher. “And that was your tummy?” “Yes.” “And the coughing?” “That was a real cold,” said the boy from under the table.",
      "@classroom(hero look, beast sleep) “Animals are forbidden in the classroom,” said the teacher. “It says so in rule nine.” {Beast} had found the warm inside of the teacher's jacket, and began to climb into it. Only the tip of {beasthis} tail still looked out. The teacher stood there, stroked it with one finger without noticing, and looked out of the window. “It doesn't say anything in rule nine about jackets,” said the teacher.",
      "+ @street(hero carry) There was a meeting, and a list of who would do what, and a visit to the vet. At the weekends {beast} stays with {hero}. That was the hardest to arrange, but {hero} brought home the arithmetic test and laid it on the table: not one mistake. “I had to be good,” said {hero}. “The teacher was standing next to me the whole time.”",
      "@classroom(hero write, beast sleep) On the window sill of the classroom, in the sun, there's a nest made out of a scarf. {Beast} sleeps there through the lessons, in {beasthis} own way of learning. And if there is a small noise during dictation, twenty children put their hands on their tummies.",
    ],
  }),
  story({
    says: [
      role(
        "beast",
        "guinea pig|hamster|rabbit|dog|cat|poodle|dachshund|pug|snail|tortoise|turtle|chicken|hen|pony|goat|pig|parrot|rat|mouse|sheep|donkey|duck|goose|ferret|mongrel|puppy|bulldog|lizard|budgie",
      ),
      /\b(?:(?:pet|dog|cat|animal|agility|talent|rabbit) (?:show|contest|competition|race|parade)|pet (?:of the year|prize|day)|beauty contest)\b/i,
    ],
    unless: /\b(?:steal\w*|stole\w*|murder|old (?:man|woman)|cheat\w*)\b/i,
    may: [
      /\b(?<trait>fat|lazy|old|ugly|one-eyed|three-legged|deaf|blind|slow|naughty|tiny|stubborn|scruffy|clumsy|shy)\b/i,
      role("ally", FRIEND),
      role("rival", "rival|rich girl|rich boy|neighbour|champion"),
    ],
    of: "young",
    after: [
      "@garden(hero stand, beast sit) “Over the bar!” said {hero}, and showed {beast} how it goes, on {his} own two legs, for the fourth time. {Beast} looked at the bar. {Beast} looked at {hero}. Then {beast} ate the bar, because it was a carrot, and lay down in the shade. “That was quite good,” said {hero}. “Only the jump was missing.”",
      "@garden(hero run, beast sit) They had a timetable. At eight there was running: {hero} ran. At ten there was “sit”. That was the one exercise that {beast} could do perfectly, at any time, and for as long as you liked. {Hero} made a big tick beside it.",
      [
        "+ @garden(hero talk, ally look) “They've all got something,” {hero} sighed to {ally} in the evening. “The poodle can count. The white rabbit jumps through a hoop. What can {beast} do?” {Ally} and {hero} looked across. {Beast} had put {beasthis} head on {hero's} shoe, and was looking up at {him}, and had been for quite a time. “{Beast} likes you,” said {ally}. “There's no prize for that,” said {hero}.",
        "+ @garden(hero talk, beast look) “The others have all got something,” {hero} said in the evening. “The poodle can count. The white rabbit jumps through a hoop. And you?” {Beast} had put {beasthis} head on {hero's} shoe, and was looking up at {him}, and had been for quite a time. “You like me,” said {hero}. “I know. But there's no prize for that.”",
      ],
      "@park(hero stand, beast sit) On the day of the show there were ribbons and a loudspeaker. The poodle counted up to nine. The rabbit flew through the hoop, and through a burning one as well. “And now,” called the man with the loudspeaker, “{hero} with {beast}!” People pointed and giggled. {Hero} set up the bar. {Beast} sat.",
      "@park(hero look) Then there was a bang. It was only a balloon, but it was right beside the poodle's ear. The poodle bolted. The rabbit shot off, the hoop rolled after it, and a parrot screamed “Fire!” In no time there were animals everywhere, under the tables and in the cake, and their owners ran after them and yelled.",
    ],
    end: [
      "@park(hero sit, beast sit) Only {beast} stayed where {beasthe} was. {Beast} looked round for {hero}, walked up to {him} with great dignity, and sat down on {his} foot. {Hero} sat down as well, in the middle of the muddle, and stroked {beast} between the ears, quite slowly. “It's all right,” {he} said in a low voice. “We're here.”",
      "@park(hero sit, beast sit) First the rabbit came, trembling, and pushed in under {hero's} arm. Then came the poodle. Two cats came, and the parrot, who landed on {beast's} back and was carried there like a hat. At the end they all sat round {beast} in a ring, as round a warm stove. “That,” said the judge, “is the best trick of all.”",
      "+ @park(hero take) There was no cup for it. So the judge took off her own hat, which had a large silk rose, and laid the rose in front of {beast}. {Beast} sniffed at it. Then {beast} ate it, and they clapped until the cakes shook.",
      "@garden(hero sleep, beast sleep) The timetable hangs on the shed. It's got shorter. There is “sit”, from eight until it gets dark, and beside it a very big tick. {Hero} lies in the grass with {his} shoes off, and on one of the two shoes, in the shade, lies a head.",
    ],
  }),
  story({
    says: [
      role(
        "baby",
        "baby sister|baby brother|little sister|little brother|baby|newborn|toddler|baby cousin|small sister|small brother",
      ),
      /\b(?:look(?:s|ed|ing)? after|tak(?:es?|ing) care|took care|babysit\w*|babysat|watch(?:es|ed)?|mind(?:s|ed)?|carr\w+|br(?:ings?|ought)|takes?|took|smuggl\w+)\b/i,
      /\b(?:school|class\w*|lessons?|backpack|exam|teacher|test|football|training)\b/i,
    ],
    unless: /\b(?:kidnap\w*|dragon|alien|vampire|lost in|dies|died)\b/i,
    may: [
      role("teacher", "teacher|headmaster|headmistress|coach|principal"),
      role("ally", "best friend|friend|classmate|grandmother|grandma|mother|mum|father|dad"),
    ],
    of: "young",
    after: [
      "@classroom(hero sit, baby look) {Hero} hung the jacket over the chair so that nobody could see, and gave {baby} a bunch of keys. They were good for ten minutes. After that {baby} got the ruler, and then the left shoe. Under the table something laughed, like a small donkey.",
      "+ @corridor(hero carry, baby sleep) There was nobody else at home. The shift went on until three, and the neighbour had gone away, and {hero} had said, “Leave it to me.” {He} could warm milk. {He} could do the thing with the safety pin, and the song with the bear. But {he} had missed nine days of school already, and in the tenth there was the test.",
      "@classroom(hero write, baby sit) Then there was a test, and at question two {baby} had had enough. The first cry made the pens stop. The second made the windows hum. Twenty-eight heads turned round. {Hero} bent down, took {baby} on {his} knees, and went as red as a beetroot. “I'm sorry,” said {hero}. “I'll go.”",
      "@classroom(hero stand, baby look) “Sit down,” said the teacher. “How long have you been doing this?” “Since autumn,” said {hero}. “And who does your homework?” “I do, when there's sleep.” It was quiet. In the quiet {baby} dropped the shoe, looked round at all those big faces, and pulled down the corners of {babyhis} mouth for the third cry, the biggest.",
      "@classroom(hero look, baby look) Nobody ever found out who started it. Somebody in the third row began to hum, very softly. It was the song with the bear. A second one joined in, and then the whole row. {Baby} forgot to cry, and listened with an open mouth. And the teacher held out both arms. “Give me that child,” said the teacher. “You've got twenty minutes left.”",
    ],
    end: [
      "+ @classroom(hero write) {Hero} wrote as {he} had never written. When {he} looked up, {baby} was sitting on the teacher's desk and chewing on the big set square. At question five {baby} was with the girl by the window. At question eight {baby} rode on the shoulders of the tallest. {Hero} put the last full stop, and {his} hand was shaking. It was the first time since autumn that both {his} hands had been free.",
      "@classroom(hero talk) After the bell nobody went home. On the blackboard the class drew a table with five days. “I've got Tuesdays,” said the tallest. “My gran will take Wednesdays, she's always complaining that it's too quiet.” “Fridays in the staff room,” said the teacher, and wrote it down. {Hero} stood there with one shoe on. {He} wanted to say something. But it was stuck.",
      [
        "+ @kitchen(hero hug, ally hug) In the evening {ally} heard all about it, and sat down on the kitchen floor and held on to them both, {hero} and {baby}. “You should have said that it's too much,” said {ally}. “You had enough yourself,” said {hero}. {Baby} looked from one to the other and held out to them, very generously, the set square.",
        "+ @kitchen(hero talk) In the evening they heard all about it at home, and held on to them both, {hero} and {baby}. “You should have said that it's too much.” “You had enough yourselves,” said {hero}. {Baby} looked from one to the other and held out to them, very generously, the set square.",
      ],
      "@classroom(hero write, baby write) The test hangs in the kitchen, and it has a good number on it. Under the number there are tooth marks. In the class register, right at the bottom, after the last name, somebody has added one more in pencil. It's {baby's}. There isn't a single day missing.",
    ],
  }),
  story({
    says: [
      /\b(?:letters?|pen ?pals?|postcards?|cards)\b/i,
      /\b(?:class|pupils?|school|children|kids|\d+-year-olds?|teenagers?)\b/i,
      /\b(?:old (?:people|folk|man|woman|sailor|lady)|elderly|retirement home|nursing home|care home|lonely|old people's home|seniors?|pensioners?|residents)\b/i,
    ],
    unless: /\b(?:ghost|murder|prison|santa|love letters|war letters)\b/i,
    may: [
      /\b(?:(?:he|she|who|one) (?:is|was|had been) |claim\w* (?:to be|that (?:he|she) (?:is|was|had been)) )(?<calling>a(?:n old)? (?:pirate|spy|king|queen|princess|astronaut|clown|acrobat|film star|cowboy|magician|witch|wizard|explorer|race car driver|racing driver|lion tamer|football star|boxer|captain))\b/i,
    ],
    after: [
      [
        "@classroom(hero read) The letter was on the thin paper that rustles. “I, {calling}, do not get much post,” it said. “I'm eighty-eight, and I am kept here on the third floor, where the soup is weak.” Then everybody shouted at once. It had been written with a real fountain pen, and there was a tea stain in the shape of an island.",
        "@classroom(hero read) The first answer was on the thin paper that rustles. “I do not get much post,” it said. “I am eighty-eight, and I am kept here on the third floor, where the soup is weak. What do you want to know?” Then everybody shouted at once. It had been written with a real fountain pen, and there was a tea stain in the shape of an island.",
      ],
      "+ @classroom(hero write) So they asked. They asked about storms, about fear, about toothache. They wanted to know what you do if you are alone on the wide sea of a Sunday afternoon. Every week a letter came back, and it was longer each time. The writing was shaky at the start, and got firmer. “I had forgotten that I know so much,” stood at the end of one of them.",
      "+ @classroom(hero write) They put in what they had: pressed flowers, a milk tooth, a drawing of soup with a lot in it. “Thank you for the tooth,” came the answer. “I have put it with my own.” In the lessons there was suddenly quite a lot of reading and writing, and nobody complained.",
      "@classroom(hero sit) They wrote back at once, and every week another letter came. Then, one Thursday, nothing came. They wrote again, all of them on one large sheet, and waited for three weeks. “Perhaps the pen is broken,” said the smallest. Nobody said what they were really thinking.",
      "@hospital(hero walk) On the fourth Thursday they went there themselves, two by two, with the teacher in front and a pot of proper soup behind. On the third floor a nurse put her finger to her lips. “No visitors for weeks,” she whispered. “Doesn't want to eat, doesn't want to talk. It was the eyes, you see. They got too bad for reading. All those letters are lying there, unopened.”",
    ],
    end: [
      "@hospital(hero talk) In the bed by the window lay somebody very small, with a face to the wall. The class stood in a half circle. Nobody knew how one begins. So the smallest opened her letter and simply read it out: “Dear friend, are you all right? I have lost another tooth.” The head on the pillow turned round. “That's you,” said a hoarse voice. “I know you. You're the one with the soup.”",
      "@hospital(hero read) They read till the nurse put on the light, every single letter, and in between the soup was eaten, two platefuls of it. “And is it really true, what you told us?” asked a boy in the end. There was a chuckle in the bed. “Some of it happened,” said the old voice. “The rest I only needed. Does it matter?” They thought about it. It didn't matter in the least.",
      "+ @classroom(hero write) Now they take turns. Two of them go there each Thursday, one to read aloud and one to write down. It isn't quick. There are long breaks for laughing, and for soup. The spelling of the class is famous, and the nurses come and listen at the door, with their shoes off.",
      "@classroom(hero read) On the wall of the classroom hangs a map with no country on it that you'd find in an atlas. It has been copied from a tea stain. In the middle, where the cross would be, stands in twenty-six different hands: third floor, by the window.",
    ],
  }),
  story({
    says: [
      /\b(?<cake>cakes?|biscuits|cookies|muffins|pies?|cupcakes|brownies|waffles|pancakes)\b/i,
      /\b(?:school|fair|bake sale|class\w*|fundrais\w*|charity|summer fete|f[eê]te|contest|competition|teacher|stall)\b/i,
      /\b(?:(?:forg[eo]t\w*|left out|leaves? out|without|no|mix\w* up|confus\w*)(?: the)? sugar|sugar|salt|(?:forg[eo]t\w*|left out) (?:the most important|one|an?|the) (?:\w+ )?ingredient|wrong ingredient)\b/i,
    ],
    unless: /\b(?:murder|poison\w*|husband|wife|bakery is|magic|wedding|queen|king)\b/i,
    may: [
      role(
        "ally",
        "best friend|friend|classmate|sister|little sister|brother|little brother|grandmother|grandma|mother|mum|father|dad|cousin|grandfather|grandpa",
      ),
    ],
    of: "young",
    after: [
      [
        "@kitchen(hero cook, ally look) It was a proud sight. {Thecake} stood on the kitchen table, and the table groaned. The flour reached up to {hero's} eyebrows. {Ally} cut off one crumb at the back, where it would not show, and put it in {allyhis} mouth. {Ally} chewed and chewed. “Interesting,” said {ally}, and drank a large glass of water.",
        "@kitchen(hero cook) It was a proud sight. {Thecake} stood on the kitchen table, and the table groaned. The flour reached up to {hero's} eyebrows. {He} cut off one crumb at the back, where it would not show, and put it in {his} mouth. {He} chewed and chewed. Then {he} drank a large glass of water.",
      ],
      "+ @kitchen(hero look) {Hero} went through the recipe with {his} finger, line by line. Flour, eggs, butter. And there it was, the one line over which a drop of milk had fallen. On the shelf stood the sugar jar. It was full right up to the top. {Hero} looked at it. It was eight in the morning, the fair began at nine, and there was not one egg left in the house.",
      "+ @street(hero carry) It needed a wheelbarrow to get it there. At every kerb {thecake} gave a jump, and {hero} gave one, too. Perhaps it would rain. Perhaps a dog would eat it. A dog did come, and sniffed, and looked at {hero} with pity, and trotted away.",
      "@playground(hero stand) On the cake table in the schoolyard there were pink ones and some with little flags. In the middle, on the largest plate, stood what {hero} had baked, and everyone wanted a piece of that. The queue went twice round the yard. At the front stood the mayor, with a fork in his hand, and said, “I've come specially.”",
      "@playground(hero talk) {Hero} could have run away. {He} looked at the gate. Then {he} climbed on a chair, so that {he} could be heard. “I have to tell you something about {thecake},” said {hero}. “It looks wonderful. But there's been a mistake. It tastes like a sofa.” There was no sound. The mayor lowered his fork. Far at the back somebody snorted.",
    ],
    end: [
      "@playground(hero point) “Then why are you selling it?” asked the mayor. And all at once {hero} knew. “You don't eat it,” {he} cried. “You guess it! What's missing? One coin for each crumb and each guess. If you are right, you win!” The mayor laid a coin on the table, took a crumb, and pulled a face like a wet cat. “Butter?” he asked. “Wrong,” said {hero}. “Next, please!”",
      "@playground(hero talk) They had never had such a queue. “Chalk!” they guessed. “Joy!” The faces were so funny that people paid only for watching. By noon the tin was too heavy to lift, and {thecake} had hardly become smaller. Then a tiny girl stood on tiptoe, licked her crumb, and put her head on one side. “Sugar,” she said, as if it were the simplest thing in the world.",
      [
        "+ @playground(hero give, ally look) She won the sugar jar, with a ribbon round it. {Ally} had run home to fetch it. There was more money in the tin than from all the other cakes together, and the headmistress counted it three times. “What do you call this recipe?” she asked. {Hero} looked at {ally}. “Sofa,” said {hero}.",
        "+ @playground(hero give) She won the sugar jar, with a ribbon round it. There was more money in the tin than from all the other cakes together, and the headmistress counted it three times. “What do you call this recipe?” she asked. {Hero} thought about it. “Sofa,” said {hero}.",
      ],
      "@kitchen(hero cook) The rest of it went to the birds. In {hero's} kitchen the recipe hangs on the wall now, under glass, with a ring round one line in red. And each year at the fair they ask for it, and hold out their coins, and pull their faces in advance.",
    ],
  }),
];
