import { role, story } from "../subject-story.ts";

/** Stories of newcomers in a team, nights in the school, large animals in it, and dresses and jobs for the first time. */
export const newcomersAndTeams = [
  story({
    says: [
      /\b(?:refugees?|immigrants?|new (?:boy|girl|kid|country)|(?:has|had|have)? ?just arrived|arriv(?:es|ed) from|c[ao]mes? from|moved? (?:here )?from|fled from|from (?:syria|ukraine|afghanistan|iraq|somalia|eritrea|sudan))\b/i,
      /\b(?:cricket|football|soccer|basketball|hockey|baseball|rugby|volleyball|handball|softball)\b/i,
      /\b(?:join\w*|team|play\w*|match|game|rules?|club)\b/i,
    ],
    unless: /\b(?:murder\w*|robot|alien|ghost|world cup|professional|coach (?:is|was)|only girl|goalkeeper)\b/i,
    of: "people",
    after: [
      "@stadium(hero look) The rules were explained to {hero} three times, and each time with more arms. There was a line that you must not cross, and another that you had to. {Hero} nodded. Then the ball came, and {hero} did what one did with a ball at home, and all of them shouted at once. It was not a happy shout.",
      "@stadium(hero sit) So {hero} mostly sat on the bench, next to the bottles. {He} learned the words that were shouted: left, mine, and idiot. At home, in the street behind the market, {he} had played every evening until the lamps came on. They had a game there that was nothing like this one. They used to play it with stones and a tin.",
      [
        "+ @stadium(hero take, mate look) “Show me,” said {talker}, who had seen the stone in {hero's} hand. Thirty steps away, on the fence, stood an empty bottle. {Hero} looked at it, not for long. There was a hiss, and the bottle was gone. {Talker} walked over, looked at the hole in the air, and set up another, ten steps further back.",
        "@stadium(hero take) One evening, when the others were in the changing room, {hero} picked up a stone. Far away, on the fence, stood an empty bottle. {Hero} looked at it, not for long. There was a hiss, and the bottle was gone. “Do that again,” said a voice. It was the captain, with one sock on.",
      ],
      "+ @kitchen(hero eat) At home they asked how it was going. “I'm on the team,” said {hero}. {He} did not say what {he} did there. {His} mother had washed the shirt every single day, although nobody had ever made it dirty, and hung it in the window where people could see the number.",
      "@stadium(hero stand) Then came the match. It was as good as lost. Two were hurt, one was in bed with a fever, and there was nobody left on the bench but {hero} and the bottles. “In you go,” said the captain. {Hero} ran out to the farthest corner of the field, where nothing ever happened.",
    ],
    end: [
      "@stadium(hero run) The ball flew out to {him}, high and far, and behind it everybody was running. “Throw it here!” they shouted. It was much too far, no one in that town had ever thrown so far. {Hero} did not look at their arms. {He} looked at the place at the other end, which was no bigger than a tin.",
      "@stadium(hero take) There was a hiss. The ball went over all their heads, flat and straight, and hit. The referee opened his little book, and shut it. “There's nothing against it,” he said. And then they all shouted at once, and this time it was a happy shout.",
      "@stadium(hero hug) They threw themselves on {hero}, and for the first time {his} shirt was dirty, at the front, at the back, and on the number. “What do you call that?” asked the captain. {Hero} said the word from home. They tried to say it, and {hero} laughed until {he} had to sit down.",
      "@stadium(hero talk) On Tuesdays they train with stones and a tin. {Hero} explains the rules, three times, with a lot of arms. And in the window of a kitchen hangs a shirt that no washing will ever get quite clean, and the number can be seen from the street.",
    ],
  }),
  story({
    says: [
      /\b(?:locked in|lock(?:s|ed)? (?:them|him|her|us|themselves|himself|herself)? ?in|shut in|trapped|stuck|snowed in|spend(?:s|ing)? the night|spent the night|overnight)\b/i,
      /\b(?:school|classroom|gym(?:nasium)?|school library|canteen)\b/i,
      /\b(?:friends|pupils?|students?|classmates?|kids|children|boys?|girls?|teens?|teenagers?|enem\w+|twins|siblings|together|rival)\b/i,
    ],
    unless:
      /\b(?:murder\w*|ghost|haunted|zombie|killer|monster|elephant|horse|cow|vampire|robot|storm warning|shooter|gunman|bully|animal)\b/i,
    of: "people",
    after: [
      "@corridor.night(hero look) The key turned twice, and then the steps went away. By the time {hero} had got to the door and knocked, the lights were already going out, one corridor after another, with a clack. “Hello?” called {hero}. The school was much larger without people. Somewhere a tap was dripping that nobody had ever heard.",
      [
        "+ @corridor.night(hero talk, mate talk) “It's your fault,” said {mate}. “You wanted to go back for the jacket.” “It's your jacket,” said {hero}. There was no telephone, since both lay in the other bag, the one outside. They quarrelled for a while. Then they noticed that they were whispering, though there was no one whom they could have disturbed.",
        "@corridor.night(hero sit) There was no telephone, because it lay in the other bag, the one outside. {Hero} tried all the doors. They were doors that {he} passed every day without a thought, and now each of them had an opinion. The opinion was no.",
      ],
      "@room.night(hero look) At the end of the corridor one door gave way. So that was what the staff room looked like! {Hero} had imagined leather chairs and secret files. There was a sofa with a hole, a plant that was nearly dead, and a shelf with thirty cups. On the wall hung children's drawings, from years ago. {Hero} went up close with a match. There, in the corner, was {his} own name, in crooked letters.",
      "+ @kitchen.night(hero cook) The kitchen had left them a pot of semolina and a key to the freezer. They ate ice cream as cold as the night. They slid along the corridors in their socks. They read what was written in the headmaster's diary for tomorrow: “Fire drill, half past nine. Be cross.” Afterwards it was quieter than before.",
      "@gym.night(hero sit) Towards midnight it got cold. They made a heap of all the gym mats and crept in between. From there you could see the moon through the high windows. {Hero} had been afraid of this hall for years, because of the rope. In the dark it was only a rope. “I've never told anyone,” said {hero} up to the ceiling, and told it.",
    ],
    end: [
      "@gym.night(hero look) Then there was a noise, a scraping and a jingling. A light wandered along the wall bars. They held on to each other under the mat. “I can see four feet,” said a voice, “and none of them has shoes on.” It was the caretaker, in a coat over his pyjamas. He had woken up at home because something had not let him sleep: there had been two bicycles left in the stand.",
      "@kitchen.night(hero eat) He did not scold. He rang up all the parents, one after another, and then he unlocked the kitchen and warmed a pot of semolina. “I used to lock myself in on purpose,” said the caretaker, “when I was a boy. At night it belongs to you.” He showed them how to open the door by the kitchen, with a spoon.",
      "@room(hero look) The plant in the staff room has recovered, and no one knows who waters it. On the pinboard hangs a new drawing, two people on a heap of mats, and a moon. It has no name on it. When {hero} passes the rope in gym, {he} gives it a pat.",
    ],
  }),
  story({
    says: [
      role(
        "beast",
        "elephant|horse|pony|cow|calf|donkey|goat|sheep|pig|piglet|bear|moose|deer|camel|llama|ostrich|goose|geese|swan|seal|sea lion|peacock|bull|giraffe",
      ),
      /\b(?:in(?:to|side)?|enters?|entered|through|at) (?:the |a |an |his |her |their )?(?:[a-z]+ ){0,2}(?:school|classroom|class|gym|school yard|schoolyard|playground|lesson)\b/i,
    ],
    unless:
      /\b(?:play|musical|murder\w*|kill\w*|talk about|presentation|zoo trip|class trip|toy|costume|drawing|magic\w*|speaks?|spoke|talks?|talked|petting|goes to school|went to school|wants? to learn|wanted to learn|pupil called|friend called|teased)\b/i,
    after: [
      "@classroom(beast look) It was the quietest lesson of the week, a test, with twenty-six pens. Then there was a breath at the door. It was a large one, warm, and it smelled of hay. The handle went down. “You are late,” said the teacher without looking up. {Thebeast} came in all the same.",
      "@classroom(beast walk) “Nobody moves,” said the teacher. She had read that one must not move. {Thebeast} walked slowly along between the tables and looked at the tests. It ate the first page of Agnes's, and the whole of Milo's, who had not written much. Then it stood still in front of the blackboard.",
      "+ @corridor Outside in the corridor people began to run. The headmaster had a broom, and the cook had a ladle. “Is it dangerous?” called the headmaster through the keyhole. “It's chewing,” answered the class. The fire brigade was rung up, and asked if that was a joke, and the secretary said that she wished it were.",
      "@classroom(beast stand) But {thebeast} would not go out again. They pulled, and they pushed, and they tried it with apples. Then the very quiet boy in the back row, Tobias, put up his hand. “It isn't stubborn,” he said. “It's frightened. Look at its ears.”",
    ],
    end: [
      "@classroom(beast look) It was the first thing that Tobias had said since the summer. They looked at the ears. It was true. Everybody sat down, very slowly, on the floor. Tobias went up to the front, step by step, and stood beside {thebeast}, not too near. “I hate it, too, when they all look,” he said to it. “You have to breathe out longer than in. I'll show you.”",
      "@classroom(beast stand) They all did it, the teacher as well. Twenty-six people breathed out, long and slowly, and one very large creature breathed with them. The ears came down. “Now I'm going out,” said Tobias, “and you're coming along, and nobody is going to look.” The whole class shut their eyes. There were steps, light ones and heavy ones, and then it was a bit cooler in the room.",
      "+ @street Tobias led {thebeast} down the corridor, past the broom and the ladle, and over the playground to the gate, where a man in boots came running with a rope and tears in his eyes. “How did you do that?” asked the man. “I asked it,” said Tobias. All the windows of the school were full of faces, and he found that he did not mind.",
      "@classroom Milo's test was marked “eaten”, and he was given a good mark for the reading matter. On the door hangs a sign: “Please knock, whoever you are.” And before every test, when the pens are lying ready, Tobias stands up at the back, and they all breathe out, long and slowly, and think of {thebeast}.",
    ],
  }),
  story({
    says: [
      /\b(?:prom|school ball|graduation|leavers' ball|dance|confirmation|school party|homecoming)\b/i,
      /\b(?:dress|gown|suit|tuxedo|shoes)\b/i,
      /\b(?:afford|money|poor|expensive|sew\w*|second-?hand|old|borrow\w*|curtains?|mend\w*|homemade|made (?:it|one|her|him)|wedding dress|charity shop|thrift)\b/i,
    ],
    may: [
      role(
        "ally",
        "grandmother|grandma|granny|gran|nana|mother|mum|mom|aunt|grandfather|grandpa|father|dad|neighbour|neighbor|sister|brother|best friend|friend|tailor|seamstress",
      ),
    ],
    unless: /\b(?:murder\w*|cinderella|princess|queen|ghost|bride|witch|magic\w*|zombie|robot)\b/i,
    of: "people",
    after: [
      "@shop(hero look) There was a number on the label. {Hero} turned it over, in case there was a better one on the back. {He} put everything back on the rail, exactly in its place, and said to the lady that {he} would think about it. {Hero} had thought about it all winter. It had not changed the number.",
      [
        "@room(ally take, hero look) “Stand still,” said {theally}, with pins between the lips. There was an old sheet, a curtain with roses, and something of velvet that had been to a wedding in another century. {Theally} walked round {hero} as you walk round a house that you want to buy. “Arms up,” said {theally}. “Do you trust me?” {Hero} looked at the roses and said yes.",
        "@room(hero build) There was an old sheet at home, a curtain with roses, and something of velvet that had been to a wedding in another century. {Hero} borrowed a sewing machine and three library books. {He} sewed the sheet to {his} own trousers first. Then {he} unpicked it all, and began again.",
      ],
      "+ @corridor(hero walk) At school they talked of nothing but colours and brands. “And what are you going to wear?” a girl called Ondine asked {hero}. She had been to Paris for hers. “It's going to be a surprise,” said {hero}. That was the truth. It was going to be a surprise for {hero} as well.",
      "@hall(hero stand) On the evening {hero} stood outside the hall, where the music came from, and could not go in. In the glass of the door {he} saw what {he} had on: it was quite right, it fitted like a skin. But in one place, inside, where nobody could see it, there was still a rose of the curtain. {Hero} thought that they would all see nothing else.",
    ],
    end: [
      "@hall(hero walk) Then the door opened from within, and {hero} stood in the light. The first row of heads turned, and the second. {Hero} counted the steps, so as not to run away. “Who made that?” asked Ondine from Paris. She walked round {hero}. She took a bit of the velvet between two fingers, and her face was quite serious. “Mine scratches,” said Ondine. “It has scratched since the shop.”",
      [
        "@hall(hero talk) “It was made at home,” said {hero} aloud. “By {ally}. Out of a curtain.” And {he} turned back the hem and showed them the rose. {He} had never been prouder of anything. They came from all over the hall to look. By ten o'clock everybody had told where their own things pinched, and by half past a good many of them were dancing in socks.",
        "@hall(hero talk) “I did,” said {hero} aloud. “Out of a curtain.” And {he} turned back the hem and showed them the rose. {He} had never been prouder of anything. They came from all over the hall to look. By ten o'clock everybody had told where their own things pinched, and by half past a good many of them were dancing in socks.",
      ],
      "+ @hall(hero dance) {Hero} danced to the last song and to the one after it. Nothing pinched and nothing scratched. The velvet had been to a celebration before, and it knew how it goes. At the end the hem was grey with dust and one seam had burst, and the rose looked out, in the middle of the floor, for all to see.",
      "@room(hero look) The one curtain at home has a rose less than the others. {Hero} looks at the gap when {he} is at breakfast. Through it the sun comes in a little earlier than it used to.",
    ],
  }),
  story({
    says: [
      /\b(?:class (?:money|cash ?box|fund|trip money)|money for the (?:class|school) trip|cash ?box|trip money|wallet|purse|phone|watch|necklace|money|laptop|trophy|cup)\b/i,
      /\b(?:stolen|steals?|stole|missing|disappear\w*|vanish\w*|gone|theft)\b/i,
      /\b(?:class\w*|school|pupils?|teacher|classmates?|locker|students?)\b/i,
      /\b(?:accus\w+|blam\w*|suspect\w*|everyone (?:thinks?|thought|believes?|believed)|innocent|believ\w+|thief|guilty|prove[sd]?)\b/i,
    ],
    may: [
      role(
        "ally",
        "best friend|friend|sister|brother|twin|cousin|caretaker|janitor|teacher|grandmother|grandma|grandfather|grandpa",
      ),
    ],
    unless:
      /\b(?:murder\w*|exam|test answers|museum|bank|police officer|detective agency|ghost|robot|prison|magic\w*)\b/i,
    of: "young",
    after: [
      "@classroom(hero sit) Nobody said it aloud. They only took their bags on to their laps when {hero} walked by. Somebody had moved a pencil case to the far side of the table, quite casually. {Hero} had nothing in {his} pockets but a bus ticket and a button. {He} turned them inside out. It did not help.",
      [
        "+ @corridor(hero talk, ally talk) “You were the last one in the room,” said {theally}. It sounded like a question. {Hero} stared. “You as well?” “No,” said {theally}. “I just want to know what you saw there. You see more than the others.” {Hero} shut {his} eyes and went back into that room: the open window, the wet sponge, the coats.",
        "@corridor(hero sit) {Hero} had been the last one in the room, and that was all they had against {him}. {He} sat down on the stairs, shut {his} eyes, and went back in there in {his} thoughts, as you go back for a glove. There was the open window, the wet sponge, the row of coats.",
      ],
      "+ @study(hero stand) {He} had to go to the headmistress, who was kind, and that was hard to bear. “If you give it back today, nobody will ask any more,” she said. It would have been so easy to be sorry. “I can't give back what I haven't got,” said {hero}. On the wall the clock took a very long time over each minute.",
      "@classroom(hero look) {Hero} shut {his} eyes and went through the empty classroom once more in {his} thoughts: the window, the sponge, the coats. One of the coats had been dripping! It had not rained that morning. {He} ran back up the stairs. Under the third hook there was a ring on the floor, with a little sand in it, and it led along the wall in drops, as far as the radiator. {Hero} got down on {his} knees.",
    ],
    end: [
      "@classroom(hero take) Behind the radiator, in the warm, lay what they were all looking for, wrapped up in a wet handkerchief. Beside it somebody had put two small shoes to dry. They were no bigger than {hero's} hand. “Nobody in our class has got feet like that,” said {hero}. Then there was a sneeze in the cupboard with the maps.",
      "@classroom(hero talk) It was a boy from the first year. He had fallen into the sandpit puddle, and did not dare to go home, and had crept in where it was warm. “It lay on the floor,” he said. “In the water, under the table. I only wanted to dry it, so that it wouldn't be spoiled. And then they all shouted about a thief, and I didn't dare come out.” He had been in there since nine.",
      "@classroom(hero look) {Hero} carried him out, in {his} own jacket. The class stood there, and nobody knew where to put their hands. “Sorry,” said the owner of the pencil case, and then they all said it, one by one. {Hero} could have said a good deal. “You could empty out your pockets,” said {hero}. “As I did. Then we'd be quits.”",
      "@classroom(hero sit) So they all stood there with their linings hanging out, and it looked very silly, and at last somebody laughed. Whenever a thing gets lost in that class now, they do it again, the teacher as well. It turns up each time. Mostly it has only fallen on the floor.",
    ],
  }),
];
