import type { ClauseScene } from "../clause-scene.ts";
import { event } from "./event.ts";

/** Everyday situations of children: clothes, teeth, promises, dares, quarrels and wishes. */
export const smallWorlds: readonly ClauseScene[] = [
  {
    by: "any",
    words: event(
      "(?:was|were|is) (?:so |too |very )?(?:scared|afraid|frightened|terrified) (?:to|of) (?:jump|jumping|dive|diving)[^.]*|(?:did not dare|does not dare) to (?:jump|dive)[^.]*|(?:wanted|wants|had to|has to|tried) to jump (?:off|from)[^.]*(?:board|tower|pool|rock|meter|metre)[^.]*",
    ),
    after: [
      [
        1,
        "From below it was not high at all. From below it was a board. {Hero} had looked at it from below all summer, with {his} head tilted back, and had said, “Tomorrow.”",
      ],
      [
        1,
        "Up there, there was wind. One could see as far as the car park. The water had become quite small and very hard-looking, and in it swam heads the size of peas. “Jump!” called the peas. {Hero} took hold of the railing and studied the screws. There were eight of them.",
      ],
      [
        0,
        "Behind {him} there was a queue by now, all the way down the ladder. To go back, {he} would have had to climb over eleven wet children. “Excuse me,” said somebody very small behind {him}. “Are you scared as well? I've been up here four times today. I only know the way down by the ladder.”",
      ],
    ],
    end: [
      [
        0,
        "{Hero} looked at the water, and then at the small one. “Shall we count to three?” {he} said. “I always count to a hundred,” the small one said. “I've never got there.” So they counted to three, because it is nearer. At two {hero's} knees said no. At three {he} was already in the air, and there was a hand in {his} that squeezed like a vice.",
      ],
      [
        0,
        "It lasted for about as long as the word “mum”. Then it was green and loud and full of bubbles, and then there were two heads among the peas. “AGAIN!” shouted both of them. In the queue they let them go to the front. They jumped nineteen times that day, and each time {hero} counted the screws first. There were still eight of them. It is good to know that sort of thing.",
        "It lasted for about as long as the word “mum”. Then it was green and loud and full of bubbles. “AGAIN!” sounded across the water. There were nineteen more jumps that day, and each time {hero} counted the screws first. There were still eight of them. It is good to know that sort of thing.",
      ],
    ],
    isWhole: true,
    of: "people",
  },
  {
    by: "any",
    words: event(
      "(?:did not|would not|refused to|hated to|does not want to)(?: want to| like to)? (?:brush|clean) (?:his|her|their|my) teeth[^.]*",
    ),
    after: [
      [
        1,
        "The toothbrush was green and had a crocodile on its handle. {Hero} kept {his} lips pressed together. “Mmm-mm,” {he} said, and that meant: over my dead body.",
      ],
      [
        1,
        "They had tried a song. They had tried an hourglass, a star chart, and toothpaste with the taste of strawberries, bubble gum and, by mistake, menthol. Grandpa had even taken out his own and brushed them on the table, as a warning. {Hero} had been very impressed. “Can I have ones like that?” {he} asked.",
      ],
      [
        0,
        "“All right,” said Dad one evening. “Then we won't. But I've got to tell them.” He bent down to {hero's} mouth and knocked on a front tooth. “Hello, you in there? No water today either. No, I don't know how long it will go on. Yes, the one with the spinach should move over a bit.” {Hero} sat quite still. “Who's in there?” {he} asked through {his} teeth.",
        "“All right,” it was said one evening. “Then we won't. But they've got to be told.” There was a knock on a front tooth. “Hello, you in there? No water today either. Yes, the one with the spinach should move over a bit.” {Hero} sat quite still. “Who's in there?” {he} asked through {his} teeth.",
      ],
    ],
    end: [
      [
        0,
        "So {he} had to open {his} mouth after all, in front of the mirror, to see. There was indeed something green at the back on the left. “They want to go to bed,” {hero} reported. “They say it's sticky.” And because one cannot leave anybody in such a state, {he} took the crocodile and went in, to the very last row, from house to house, and knocked, and swept in front of every door.",
      ],
      [
        0,
        "It takes longer than before by now. They all have names in there, and have to be wished good night one by one. “Will you be done soon?” somebody calls through the door. “Nearly,” says the foam. “I've only got the Millers left.”",
      ],
    ],
    isWhole: true,
    of: "children",
  },
  {
    by: "any",
    words: event(
      "(?:lost|loses|had lost|was losing) (?:his|her|my|their|a) (?:first |wobbly |loose |front |milk |baby )*tooth[^.]*|(?:had|has) an? (?:wobbly|loose) tooth[^.]*|(?:swallowed|swallows) (?:it|his tooth|her tooth|the tooth)[^.]*",
    ),
    idea: /^(?!.*\b(?:tooth fairy|dentist|vampire|shark|crocodile|dragon|lion|bear|whistle)\b)(?=.*\btooth\b)/is,
    after: [
      [
        1,
        "It had been wobbling since autumn. One could turn it round once with the tongue, and it squeaked then. Everybody had been allowed to feel it: the whole class, the baker, a lady on the bus. Only out it had not come.",
      ],
      [
        1,
        "And then it was in the middle of a cheese sandwich. {Hero} bit, and chewed, and swallowed, and there was something missing, and then {he} knew what it had been that had crunched. {He} felt with {his} tongue. There was a hole, as big as a garage.",
        "And then, in the middle of a cheese sandwich, it was out. {Hero} felt with {his} tongue. There was a hole, as big as a garage.",
      ],
      [
        0,
        "“Open your mouth!” They all looked in, with the torch. “Beautiful,” they said. {Hero} did not find it beautiful. {He} had made a little box for it, with cotton wool in it, and on the lid it said “TOOTH”. Now it was standing there, empty, and one could hear that.",
      ],
    ],
    end: [
      [
        0,
        "In the evening {he} wrote a letter and put it in the box. “Dear collection point,” it said. “The tooth is in me. It is on its way. I cannot say how long it will take. Please count it all the same. As proof I enclose a picture of the hole.” The picture was in its original size and had been measured with a ruler.",
      ],
      [
        0,
        "In the morning there was a coin on the cotton wool, and a receipt, written in very thin ink: “One tooth, received by way of photograph. Cases of this kind: 4,112 this year. You need not look for it. It would not be nice.” {Hero} stuck it to the fridge. When {he} grins at it, there is a whistle.",
      ],
    ],
    isWhole: true,
    of: "children",
  },
  {
    by: "any",
    words: event(
      "(?:was|were|is) invited (?:to|by)[^.]*(?:party|birthday|rich)[^.]*|(?:was|were|is) ashamed of (?:his|her|their|my)[^.]*(?:present|gift|home|house|flat|apartment|clothes|shoes|lunch)[^.]*|(?:could not|cannot) afford (?:an? )?(?:present|gift)[^.]*",
    ),
    idea: /\b(?:rich\w*|poor|ashamed|small present|afford|money|cheap|expensive|big house|villa)\b/i,
    after: [
      [
        1,
        "The others had shown theirs on the playground already: a drone, a watch that can talk, a thing with a remote control. {Hero's} was wrapped in a page of the calendar, the one with the squirrel. It was as big as a slice of bread. {He} had made it {himself}, and up to then {he} had thought that it was good.",
      ],
      [
        1,
        "The house had a gate that opened without anyone pulling. Inside there was a table for the presents, and it was full to the edges. {Hero} waited until nobody was looking, and pushed the slice of bread far down, between two boxes with bows.",
      ],
      [
        0,
        "Then they were unpacked, one after another. “Wow,” it was said each time, and it was put aside. The heap got smaller. {Hero} tied {his} shoelaces. {He} tied them for so long that everything got quiet, and when {he} looked up, the squirrel was being held into the light.",
      ],
    ],
    end: [
      [
        0,
        "It was a little book, sewn with red wool. “One walk to the secret pond,” it said on the first page, “to be used at any time.” On the second one: “One afternoon of teaching how to whistle on grass.” There were twelve vouchers, and each had a picture. Nobody said “Wow.” It was not put aside, either. “Can I have the pond today?” the birthday child asked.",
      ],
      [
        0,
        "So the whole party walked to the pond, in their good shoes. Nobody there had known that it existed. There was a heron. When they came back, muddy up to the knees, the drone was hanging in the cherry tree, and nobody had missed it. The last page in the book said: “One friend. Does not run out.”",
      ],
    ],
    isWhole: true,
    of: "children",
  },
  {
    by: "any",
    words: event(
      "(?:came|comes|was coming|returned|returns) (?:back )?home (?:after|from|for)[^.]*|(?:did not|does not) recogni[sz]e (?:him|her|his (?:dad|father|mum|mom|mother)|her (?:dad|father|mum|mom|mother))[^.]*",
    ),
    idea: /\b(?:soldier|sailor|ship|sea|abroad|army|navy|mission|prison|a year|months|years)\b(?=.*\b(?:dad|father|papa|mum|mom|mother|mama|son|daughter|little|boy|girl|baby)\b)|\b(?:dad|father|papa|mum|mom|mother|mama)\b.*\b(?:soldier|sailor|ship|abroad|army|navy|a year|months)\b/i,
    after: [
      [
        1,
        "On the fridge hung a photograph with kisses of jam on it. It had been said good night to every evening. But what stood in the hall now was much bigger, and smelled of journey. It went down on its knees and spread its arms.",
      ],
      [
        1,
        "Nobody ran into them. Behind the door frame one could see one eye, and a hand that was holding a rabbit by the ear. “That's who's on the fridge,” it was explained softly. The eye looked over to the fridge, and back. It was not the same at all.",
      ],
      [
        0,
        "There was no crying, or at least not so that one could see it. The bag was put down, quite slowly. There was a tray of building bricks in the corner, and the big hands began to put one on top of the other. It became a tower. After a while a small hand came out from behind the door frame and put a red one on it.",
      ],
      [
        2,
        "It went on like that for four days: every day a bit nearer, half a metre perhaps, like somebody who wants to tame a bird. Only it was not quite clear which of them was the bird.",
      ],
    ],
    end: [
      [
        0,
        "On the fifth evening the light was put out, and from the hall came a humming. It was the one about the little boat, and on “sea” it went wrong, as it always had, on every single evening before the journey. In the bed somebody sat up. “That's how it goes,” it was said, aloud, in the dark. “It's you!”",
      ],
      [
        0,
        "Then there was a patter of feet and a bump. The coat scratched. It was all right; one could hold on to it. The photograph was taken down from the fridge the next day. It was only needed for when there is nobody there.",
      ],
    ],
    isWhole: true,
  },
  {
    by: "any",
    words: event(
      "(?:everyone|everybody|nobody|no one|his (?:family|parents|friends)|her (?:family|parents|friends)|my (?:family|parents|friends)|they) (?:(?:had )?(?:forgot|forgotten|forgets)|seemed to (?:have )?forg[eo]t\\w*|remembered|remembers|thought of) [^.]*birthday[^.]*",
    ),
    after: [
      [
        1,
        "There was nothing next to the plate. There was a boiled egg, as on all other days, and it had no face. “Sleep well?” they asked, and passed the salt. {Hero} looked at the calendar on the wall. It was today. There was even a circle round it.",
      ],
      [
        1,
        "At school nobody sang. {Hero} helped a bit. “What's the date today?” {he} asked loudly in maths. “The fourteenth,” somebody said, and went on with the sum. {He} sneezed, so that they would have to say something nice. They said “Bless you.”",
        "Nobody sang, all morning long. {Hero} helped a bit. “What's the date today?” {he} asked loudly. “The fourteenth,” somebody said, and went on as before. {He} sneezed, so that they would have to say something nice. They said “Bless you.”",
      ],
      [
        0,
        "On the way home {he} was the only person in the world. {He} sang it for {himself}, quite softly, two lines, and then it did not go any further. Somebody had chalked an arrow on the pavement. {Hero} stepped on it. Behind the corner there was another one. It pointed the wrong way, away from home.",
      ],
    ],
    end: [
      [
        0,
        "{He} followed it because it did not matter anyway: round the church, through the hole in the hedge, past the dustbins with a balloon on one of them. The ninth arrow ended at a shed. It was dark in there, and it smelled of candles that somebody has just blown out, out of sheer nerves. Somebody giggled. Somebody said “Ssh!” And then it was so loud that the pigeons left the roof.",
      ],
      [
        0,
        "They were all there, even the one with the sum, and on the table sat an egg as big as a head, of sponge cake, and this time it had a face. “We thought you'd notice,” they said. “That egg this morning was so hard to bear!” {Hero} laughed, and had to wipe {his} nose. “Not for a second,” {he} said. “I didn't remember it myself.”",
      ],
    ],
    isWhole: true,
    of: "people",
  },
  {
    by: "any",
    words: event(
      "(?:broke|breaks|had broken|did not keep) (?:his|her|a|the|my) promise[^.]*|promised[^.]* but (?:forgot|did not|then)[^.]*",
    ),
    idea: /\b(?:friend|brother|sister|secret|promise)\b/i,
    after: [
      [
        1,
        "It had been a solemn one, with two little fingers and the words “or else I'll turn into a toad”. And then it had been a different afternoon, with different people in it, and so much sun. {Hero} only remembered it in the bath. {He} sat in the warm water and went cold.",
      ],
      [
        1,
        "Somebody had been waiting, for two hours, on the wall, with two tickets. {Hero} knew that because the wall was right opposite, and the wrapping papers were still lying there. Eleven of them. That is how many sweets one eats in two hours.",
      ],
      [
        0,
        "“I was ill,” {he} could have said, or “The clock had stopped.” {Hero} tried both in front of the mirror. The mirror did not believe a word. And there was something on {his} chin, greenish. It was only foam from the bath. But {he} looked twice.",
      ],
    ],
    end: [
      [
        0,
        "The next day {he} sat on the wall {himself}. {He} sat there from two until four, with a sign. “TOAD,” it said on it. Whoever walked past laughed. {Hero} stayed. It got windy. At five to four somebody came along the street, stopped, and read the sign for a long time. “Croak?” it was asked. “I forgot you,” {hero} said. “I had fun, and I forgot you. It's not a good reason. It's only the true one.”",
      ],
      [
        0,
        "Nothing was said for a while. Then somebody climbed up, a bit further off than usual, and took out a bag of sweets. There were two left. “You get the liquorice,” was the verdict. {Hero} hates liquorice. {He} ate it, all of it, and said thank you. After that the distance on the wall was about as it had been before.",
      ],
    ],
    isWhole: true,
    of: "children",
  },
  {
    by: "any",
    words: event(
      "(?:brought|brings|had|has|ate|eats|took|takes)[^.]*(?:strange|weird|funny|different|foreign|smelly|unusual) (?:food|lunch|sandwich|snack|dish)[^.]*|everybody said eww[^.]*|(?:the others|everyone|everybody|the kids|classmates)[^.]*(?:eww|yuck|hold their noses|held their noses)[^.]*",
    ),
    after: [
      [
        1,
        "The lid came off with a “plop”, and a smell got out. It was a big smell, warm, with garlic in it and something red. It walked along the whole table, and wherever it got to, somebody put their cheese sandwich down. “Eww,” said one of them, and then they all did.",
      ],
      [
        1,
        "{Hero} put the lid back on. At home they had got up at five for it; it had to be stirred for an hour, and always in the same direction. {He} ate nothing, and in the afternoon {he} gave it to a dog, who licked the box and looked at {him} as if he wanted to marry {him}.",
        "The lid was put back on. At home they had got up at five for it; it had to be stirred for an hour, and always in the same direction.",
      ],
      [
        0,
        "“Was it good?” they asked at home. “Mm,” {hero} said. “Can I have a sandwich tomorrow? A white one, with nothing?” It was quiet in the kitchen. {He} got one. It tasted of nothing. It was exactly right. Nobody turned round.",
      ],
    ],
    end: [
      [
        0,
        "On the third day it rained, and they all had to stay in, and somebody's stomach growled. “What was that, actually, in that box?” asked the one who had started with the “eww”. “Why?” “I dreamed about it.” The next morning there were two boxes. “Only a bit,” they said. They stood around in a circle, with spoons from the canteen. It was still. Then somebody scraped.",
      ],
      [
        0,
        "By the end of the month there was a list for it. The cheese sandwiches were taken home again. And in a kitchen somebody stood at five in the morning and stirred, in a pot for twenty-three people, always in the same direction, and sang, and had to put in more garlic by popular request.",
      ],
    ],
    isWhole: true,
    of: "children",
  },
  {
    by: "any",
    words: event(
      "(?:had|has|got|gets|complained of) (?:an? )?(?:stomach ?aches?|tummy ?aches?|headaches?|belly ?aches?)[^.]*(?:every|each|before|on|when)[^.]*",
    ),
    after: [
      [
        1,
        "It came on time, one could have set the clock by it. It sat below the navel and was about as big as a potato. At the weekend it was not there. On the evening before, it arrived with its suitcase.",
      ],
      [
        1,
        "The doctor knocked and listened. “I can't hear anything,” she said. “I can,” said {hero}. “What does it say?” Nobody had asked that up to now. {Hero} put {his} hands on it and listened {himself}. “It says that it doesn't want to go past the gym,” {he} said.",
      ],
      [
        0,
        "So that was it. In the gym there was a rope, and everybody had to go up, one after another, and everybody looked. {Hero} had been hanging at the bottom for three weeks, like a sack. “That is a very clever potato,” said the doctor. “It noticed it before you did. And whom are we going to tell?”",
      ],
    ],
    end: [
      [
        0,
        "They told the teacher, the two of them together, and the potato was in on it. He scratched his head. “I've never got further than the second knot myself,” he said, and pulled the door shut. “Why do you think I'm always standing at the bottom?” After that one could choose: the rope or the beam or holding the rope for others. {Hero} {was} very good at holding.",
      ],
      [
        0,
        "The next time it came with hand luggage only. The time after that it sent a card. It still drops in now and then, before a test, or when something is not fair. {Hero} puts {his} hand on it then. “Well?” {he} says. “What is it?” It mostly knows.",
      ],
    ],
    isWhole: true,
    of: "children",
  },
  {
    by: "any",
    words: event(
      "(?:hated|hates|was tired of|is tired of|did not like|does not like) (?:being|to be) (?:the )?(?:youngest|smallest|oldest|eldest|middle child|little one)[^.]*|always (?:got|gets|had to wear|has to wear|wore) (?:the )?(?:old |used |hand-me-down )?(?:clothes|hand-me-downs|things|shoes|jackets?)[^.]*",
    ),
    after: [
      [
        1,
        "The trousers had been blue once. They had belonged to one, then to another, and on the knees there were patches, and on the patches there were patches. In the collar stood three names, two of them crossed out. {Hero's} was the one at the bottom, where there was hardly any room.",
      ],
      [
        1,
        "It was the same with everything. The bicycle already had its dents. The teacher said, “Ah, another one,” and knew everything in advance. Even the jokes had been told before. “Just once,” said {hero}, “I want something that smells of shop.”",
      ],
      [
        0,
        "On {his} birthday there was a parcel. In it lay a jacket, red, with all its buttons, and in the collar there was only white. {Hero} wore it to the table and to bed. But in the morning, at the bus stop, {his} hands went into the pockets and found nothing. In the old one there had been something in every pocket: a whistle, half a map, a stone with a hole, and each had had a story that somebody else knew.",
      ],
    ],
    end: [
      [
        0,
        "In the evening {he} carried the old one out of the rag bag. “What was the map for?” {he} asked across the table. Two big heads were raised. “You've still got that?” They pushed the plates aside. It took until ten. It was the map of an island in the quarry pond, and there was something buried on it, and the one had always thought that the other one had dug it up.",
      ],
      [
        0,
        "On Saturday three people rowed out. It was a tin. In it lay a letter: “For whoever has the jacket now.” And that was, beyond any doubt, {hero}. The red one is still as good as new. It is worn on Sundays. {He} has already written {his} name in it, right at the top, and left a lot of room below.",
      ],
    ],
    isWhole: true,
    of: "children",
  },
  {
    by: "any",
    words: event(
      "(?:could not|cannot) hear (?:well|properly|very well|so well|any more|anymore|much)[^.]*|(?:understood|understands|heard|hears) everything (?:wrong|wrongly)[^.]*|(?:was|is) (?:a bit |almost |nearly |very )?(?:hard of hearing|deaf as a post)[^.]*",
    ),
    after: [
      [
        1,
        "“Pass the butter, please,” it was said. “Whose mother?” came from the end of the table. “THE BUTTER!” “She's very well, thank you.” One had got used to it. They talked a bit louder, or a bit less.",
      ],
      [
        1,
        "So that evening it became known that the neighbour had bought a goat (it was a coat), that Dad was to be shot (it was his photo), and that there was going to be a wedding in the cellar. It had been a shelving. “About time,” it was said from the end of the table. “At his age.”",
      ],
      [
        0,
        "Everyone laughed, and at the end of the table somebody laughed along. The youngest one saw that it was only the mouth that did it. The eyes went from one to the other, like somebody who is looking for the right door.",
      ],
    ],
    end: [
      [
        0,
        "After supper the youngest one moved the chair right up close, took a pad and began to write. “Coat,” it said. “Photo. Shelving.” A pair of glasses bent over it. It was quiet for a moment. Then it began, quite deep down, and came up, with hiccups: “And I'd already thought about what to wear!” They laughed until the pad fell down, and this time the eyes were in it, too.",
      ],
      [
        0,
        "The pad lies beside the bread now. Whoever says something quickly has to draw it. By and by a little thing for the ear was bought as well. It is worn on weekdays. On Sundays it stays in its box. “It's much funnier your way,” it was decided, and the family had to admit that the goat was badly missed.",
      ],
    ],
    isWhole: true,
  },
  {
    by: "any",
    words: event(
      "(?:fought|fight|argued|argue|quarrelled|quarreled|fights|argues)[^.]*(?:about|over)[^.]*(?:who (?:was|is|sits|sat|gets|got|may|has)|older|front seat|remote|last (?:piece|slice|cookie|biscuit)|window seat|top bunk)[^.]*|always fought[^.]*",
    ),
    idea: /\b(?:twins|brothers?|sisters?|siblings|kids|children|cousins|boys|girls)\b/i,
    after: [
      [
        1,
        "It began at breakfast and stopped when the light went out, and sometimes not even then. “It's my turn.” “It was your turn yesterday.” “Yesterday doesn't count, it was raining.” They could have done it in their sleep. Once they did.",
      ],
      [
        1,
        "There had been a plan with days of the week. There had been an egg timer. It was found in the fish tank. There had been a judge, in a bathrobe, who had given up his post on the second day and had not wanted to talk about it since.",
      ],
      [
        0,
        "“Then settle it like in the olden days,” it was said at last. “With a duel. The one who can be nicer for longer gets it, for ever.” Both of them were sure that they would win that. They knew all the tricks of the other.",
        "“Then settle it like in the olden days,” it was said at last. “With a duel. Whoever can be nicer for longer gets it, for ever.” On both sides it was believed that this would be easy.",
      ],
    ],
    end: [
      [
        0,
        "“After you.” “No, please, after you.” They stood in front of the door for a quarter of an hour. “You take it, you look tired.” “I wouldn't dream of it, with your bad knee!” At noon the soup was passed back and forth until it was cold. They were both red in the face. Neither gave in. By evening nobody in the house could stand it any longer.",
      ],
      [
        0,
        "“Stop it!” everybody shouted. “Quarrel again!” They looked at each other, and had to giggle, and then they fell on the floor and could not get up for laughing. As for the thing that it had been about: it was found that it could be divided. Nobody had ever asked it.",
      ],
    ],
    isWhole: true,
  },
  {
    by: "any",
    words: event(
      "(?:favou?rite |beloved |old |class )?teacher(?: \\w+)? (?:was|is) (?:leaving|retiring|going away|moving away)[^.]*|(?:teacher|headmaster)[^.]* (?:retires|retired|was retiring|is retiring|leaves|was leaving|had (?:his|her) last day)[^.]*",
    ),
    after: [
      [
        1,
        "It was said quite casually, between the register and the first sum: “By the way, at the end of the month.” Nobody understood it at once. Then one pencil after the other was put down.",
      ],
      [
        1,
        "A meeting was held behind the bicycle shed. “We'll give a vase,” somebody said. They all thought of the cupboard in the staff room; there were forty vases in it, one for each year. “We'd have to give something that can't be bought,” said the smallest. “What's used most?” They thought. It was the handbell. It was the red pen. It was the sentence “Well, try it once more.”",
        "A meeting was held behind the bicycle shed. “We'll give a vase,” somebody said. “They've all got vases,” said the smallest. “It would have to be something that can't be bought. What will be missed most?” They thought about it. It took all afternoon, because there was such a lot of it.",
      ],
      [
        0,
        "So letters went out, to everybody who had ever stood there, in all those years. It was the postman's hardest week. Answers came from the next street and from Brazil. One had become a judge, one was a clown, and one wrote that he could still not do fractions, but was no longer afraid of them.",
        "So letters went out, to everybody who had ever come by there, in all those years. It was the postman's hardest week. Answers came from the next street and from Brazil, and in each of them there was one sentence that somebody had never forgotten.",
      ],
    ],
    end: [
      [
        0,
        "On the last day the door was opened, and the yard was full. They stood there in rows, the little ones in front, then the big ones, then some with beards and prams. Somebody rang the bell. And three hundred people said, all together and a bit out of time, “Good morning!”, exactly as they had been greeted themselves, day after day.",
      ],
      [
        0,
        "There was no answer for quite a while. Glasses had to be taken off. “Well,” it was said then, in a voice that wobbled, “that was not together. Try it once more.” They did it once more. They did it eleven times. Nobody wanted to be the first to get it right.",
      ],
    ],
    isWhole: true,
  },
  {
    by: "any",
    words: event(
      "(?:(?:only )?(?:his|hers|\\w+'s|their|my)(?: own)? (?:plant|seed|bean|sunflower|pumpkin|tomato|tulip|seedling)s? (?:did not|would not|does not)|(?:did not|would not|does not|refused to) (?:grow|sprout|come up))[^.]*|(?:planted|plants|got|gets) (?:an? |the )?(?:plant|seed|bean|sunflower)[^.]*(?:did not|would not) grow[^.]*|only \\w+'s did not grow",
    ),
    idea: /\b(?:plants?|seeds?|beans?|sunflowers?|pumpkins?|pots?|flowers?|class|garden)\b/i,
    after: [
      [
        1,
        "There were twenty-four pots on the windowsill. In twenty-three of them something green was looking out, in some of them already rather cheekily. In the twenty-fourth there was earth. It was very good earth. There was only nothing in it.",
        "All around things were looking out of the earth, green and already rather cheeky. In one pot there was only earth. It was very good earth. There was only nothing in it.",
      ],
      [
        1,
        "{Hero} did everything that one can do. {He} gave it water, but not too much. {He} told it jokes. {He} put it in the sun, and then, because it might be too hot, held a hand over it. “Perhaps yours is a stone,” said the next pot's owner, and did not even mean it badly.",
      ],
      [
        0,
        "On Friday they were to be taken home. The others had ribbons on theirs. {Hero} carried {his} earth under {his} coat, the long way round. At home {he} put it outside on the windowsill and did not look at it any more. {He} only gave it water now and then, from habit, as one says good night.",
      ],
    ],
    end: [
      [
        0,
        "It was long after the holidays, and most of the others had withered, that something stood there one morning, white and bent, like a question mark. {Hero} did not dare to breathe. By noon it had straightened up and took off the seed like a hat. It was in no hurry. It put out one leaf, had a look at the world, and then put out the next.",
      ],
      [
        0,
        "In autumn it was taller than the window. They had to tie it to the gutter. “What did you do with it?” asked the class, with their heads tilted back. “Nothing,” said {hero}. “I just didn't stop.” Each of them was given a seed from it. It says on the bag: slow sort. Do not give up.",
      ],
    ],
    isWhole: true,
    of: "children",
  },
];
