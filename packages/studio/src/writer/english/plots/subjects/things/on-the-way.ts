import { also, role, story } from "../subject-story.ts";
import { CHILD, CRIME } from "./words.ts";

/** Stories of night buses, balloons and traffic lights, and of kites and the wind. */
export const onTheWay = [
  story({
    says: [
      /\b(?<bus>night bus|night tram|bus|tram|train|metro|subway|taxi|ferry|lift|elevator)\b/i,
      /\b(?:passengers?|people|everyone|everybody|whoever|anyone|riders?)\b/i,
      /\b(?:miss\w*|most need\w*|need to go|(?:their|his|her) (?:childhood|past|memor\w*|happiest)|long for|longed for|really want\w*|wish to be|happiest|where they belong|homesick|last wish)\b/i,
    ],
    may: [
      role("driver", "driver|bus driver|conductor|ticket inspector|inspector|taxi driver"),
      ...also("place|day|moment", "takes?|took|brings|brought|carries|drives|drove", "night|midnight"),
    ],
    unless: /\b(?:murder\w*|bomb|hijack\w*|police|hell|afterlife|baby|lost property)\b/i,
    after: [
      [
        "@bus.night(driver) It came at seven minutes past two, when no other came. There was no number on it, only a small lamp. The first to get in was an old man with a stick. He held out his ticket, and {thedriver} shook {driverhis} head. “Just sit down,” said {thedriver}, “and think of nothing in particular.”",
        "@bus.night It came at seven minutes past two, when no other came. There was no number on it, only a small lamp. The first to get in was an old man with a stick. “One, please,” he said. “You don't need a ticket,” said the driver, a woman with silver hair. “Just sit down, and think of nothing in particular.”",
      ],
      "@bus.night {Thebus} turned off where there was no road. Outside the windows it grew light, and it smelled of hay. The doors opened with a sigh. There was a farm, and a girl of six on a gate who waved both arms. “That's my sister,” said the old man. He got out, and he was not old at all when he ran.",
      "+ @bus.night A nurse who had not slept for two days was taken to a kitchen with yellow curtains, where a pot was humming. A student from far away found his grandmother's shop, with all the jars in their right order. Each of them had an hour. Then {thebus} was there again, with its small lamp.",
      "@bus.night They came back quieter than they had left, and they smelled of other places. “Will it still be there tomorrow?” asked the old man. “It's always there,” came the answer from the front. “That's why one misses it.” And in the last row a woman in a red hat sat with folded arms and did not get out anywhere.",
      [
        "@bus.night(driver talk) {Thebus} had stopped four times for her. Each time she had shaken her head. “Where is it that you want to go?” asked {thedriver}, and turned round. “That's just it,” she said. “There isn't any place that I miss. I've never been anywhere long enough.”",
        "@bus.night {Thebus} had stopped four times for her. Each time she had shaken her head. “Where is it that you want to go?” asked the driver. “That's just it,” she said. “There isn't any place that I miss. I've never been anywhere long enough.”",
      ],
    ],
    end: [
      [
        "@bus.night(driver sit) {Thedriver} turned off the motor. It had never happened before that {thebus} did not know the way. Then {thedriver} came down the aisle and sat down beside the woman in the red hat. The others turned round in their seats as well, the old man first of all.",
        "@bus.night The driver turned off the motor. It had never happened before that {thebus} did not know the way. Then she came down the aisle and sat down beside the woman in the red hat. The others turned round in their seats as well, the old man first of all.",
      ],
      "@bus.night “You can have some of mine,” said the old man, and told her about the gate. A nurse told her about a kitchen with yellow curtains. A student had a jar from his grandmother's shop, and they all had a cinnamon sweet. They talked for so long that the windows misted up, and nobody noticed that they were standing still.",
      "+ @bus.dawn When it got light, they were at the first stop again, in the middle of the town. They all stood about in the road and did not want to go. “Same time tomorrow?” asked the old man. It was the woman in the red hat who nodded first.",
      [
        "@bus.night(driver) At seven minutes past two {thebus} comes with its small lamp. And when the woman in the red hat gets in, {thedriver} asks her where she would like to go. “Here,” she says, and sits down in the last row. “I've been missing it all day.”",
        "@bus.night At seven minutes past two {thebus} comes with its small lamp. And when the woman in the red hat gets in, the driver asks her where she would like to go. “Here,” she says, and sits down in the last row. “I've been missing it all day.”",
      ],
    ],
  }),
  story({
    says: [
      /\b(?<flyer>hot air balloon|hot-air balloon|balloon|kite|paper plane|paper aeroplane|rocket|aeroplane|airplane|plane|glider|helicopter|swing|drone|lantern|firework)\b/i,
      /\b(?:wants?|wanted|dream\w*|tr(?:y|ies|ied)|longs?|longed|wish\w*|hop(?:es|ed))\b[^.]*\b(?:stars?|moon|sky|space|sun|rainbow|clouds?)\b/i,
    ],
    may: [
      role("pilot", `${CHILD}|pilot|inventor|old man|old woman|grandfather|grandpa|balloonist`),
      ...also("touch\\w*|reach\\w*|catch|see|kiss", "higher|high|far", "only|little|old", "night"),
    ],
    of: "things",
    unless: CRIME,
    after: [
      "@meadow.dusk(flyer) “They're quite near,” said {theflyer}. “You can see it from here. Just behind the church.” The weathercock, who had been on that church for a hundred years, turned round slowly. “I thought so too,” he said. “Then they put a new tip on the tower, and it was two metres higher, and I still couldn't touch one.”",
      "+ @meadow.night(flyer) {Theflyer} waited for a clear night with a good wind. The fields grew small, and the houses, and then the whole hill was no bigger than a molehill. “Good evening,” said a bat. “Good evening,” said {theflyer}. “Is it this way to the stars?” “I go by ear,” said the bat, “but I believe it's further up.”",
      "+ @mountain.night(flyer) It went through a cloud, which was wet, and past a row of wild geese, who were talking about the weather. “Come with us!” called the last one. “It's warm where we're going!” “But how high is it?” asked {theflyer}. It was not high enough.",
      [
        "@mountain.night(pilot look) So high up it was cold, and very still. {Thepilot} was with it, in thoughts and with a torch, a tiny spark far below. {Theflyer} stretched as much as it could. Above it there were even more stars than before, and not one of them had come any nearer. “They're going away from me,” said {theflyer}. “They don't want it.”",
        "@mountain.night So high up it was cold, and very still. {Theflyer} stretched as much as it could. Above it there were even more stars than before, and not one of them had come any nearer. “They're going away from me,” said {theflyer}. “They don't want it.”",
      ],
      "@mountain.night Then its strength gave out. {Theflyer} felt how it began to sink, slowly at first, and it looked up all the time, so as to see them for as long as possible. “Look where you're going!” called an owl in passing. {Theflyer} turned round, for the first time that night, and looked down.",
    ],
    end: [
      "@city.night The whole ground was full of stars. There were yellow ones in rows, and red ones that moved, and white ones at the edge of the water, which trembled. They twinkled, just as the others did. “How did you get down there?” whispered {theflyer}. And these ones came nearer. With every minute they came nearer.",
      "+ @city.night One of them was a lamp in a bakery, and one was a boy who read under his blanket. One was a ship. {Theflyer} sank past the church tower, and the weathercock creaked. “Well?” he asked. “You're sitting in the middle of it,” said {theflyer}. “From up there you are one too. The very tip of you. You shine.” The weathercock did not know what to say.",
      [
        "@meadow.night(pilot hug) On the meadow {thepilot} came running with the torch, and threw both arms round {theflyer}. The torch was warm, and it was bright, and it was pressed between them. “Did you touch one?” asked {thepilot}. “Yes,” said {theflyer}. “Just now.”",
        "@meadow.night On the meadow stood a small lantern, so that {theflyer} should find its way home. It came down right beside it, as lightly as a leaf, and bumped against the glass. It was warm, and it was bright. So {theflyer} had touched one after all.",
      ],
      "@city.night It still goes up, on clear nights, and greets the ones above. But then it turns round, where it is high enough to see it all, and counts the ones below. When a new one goes on somewhere, in a window that has been dark, {theflyer} gives a little hop. And the weathercock on the church sits up straight, so as to shine as well.",
    ],
  }),
  story({
    says: [
      /\b(?<light>traffic lights?|traffic signal|pedestrian light|green man|red man|zebra crossing|level crossing)\b/i,
      /\b(?:tired|bored|blue|pink|purple|danc\w*|fed up|rebel\w*|another colou?r|new colou?r|different colou?r)\b/i,
    ],
    may: [
      role("officer", "police officer|policeman|policewoman|traffic warden|lollipop lady|mayor|mechanic|electrician"),
      ...also(
        "tired|bored",
        "red|green",
        "blue|pink|purple|violet",
        "corner|crossing|crossroads|street",
        "one day|one morning",
      ),
    ],
    unless: /\b(?:murder\w*|accident|robber\w*|kill\w*|date|girlfriend|boyfriend|bomb)\b/i,
    after: [
      "@street(light) It was always the same. At red they looked at {thelight} with narrow eyes. At green they did not look at all. “Nobody has ever been pleased with me for longer than a second,” said {thelight} to the pigeon on top of it. “They want you to be different,” said the pigeon. “Then I shall be,” said {thelight}.",
      "@street(light) So on a Tuesday at eight, when the street was at its fullest, {thelight} went blue. It was a deep, soft blue, like the sea in a brochure. The first car stopped. The second one stopped as well. A cyclist put one foot down and took off her helmet. “What does blue mean?” she asked. Nobody knew. It had not come up in the driving test.",
      [
        "+ @street(officer talk) {Theofficer} came and leafed through the rule book, from the front and then from the back. “Red is stop,” said {theofficer}, “and green is go. Blue isn't anything.” “It must be something,” said the baker from the corner, who had come out with flour on his arms. “Perhaps it means: have a look round.” So they looked round.",
        "+ @street A policeman came and leafed through his rule book, from the front and then from the back. “Red is stop,” he said, “and green is go. Blue isn't anything.” “It must be something,” said the baker from the corner, who had come out with flour on his arms. “Perhaps it means: have a look round.” So they looked round.",
      ],
      "+ @street It turned out that two of them had been at school together and had been driving past each other for nine years. A lady in a taxi got out to smell the lime trees. A lorry driver played the mouth organ. {Thelight} shone on them all, and tried a bit of lilac round the edge.",
      "@street(light) But then from far away came a siren. It was an ambulance, and it could not get through. There were cars to the left and cars to the right, and all of them were standing in the blue. “They don't know where to go,” said the pigeon. “You've got to tell them something.” {Thelight} had never before been so frightened.",
    ],
    end: [
      "@street(light) It went red for the left side, redder than it had ever been, and red for the right. And straight ahead, all down the long street, it went green and passed it on to the next corner, and that one passed it on again, like a bucket at a fire. The cars moved aside like a curtain. The ambulance shot through. It took four seconds.",
      [
        "@street(officer talk, light) It was so quiet that they could hear the siren stop, in front of the hospital. Then a baker with flour on his arms began to clap. “Well done, red,” said {theofficer}, and put a hand to {officerhis} cap. Nobody in the whole history of the street had ever said that to {thelight}. It glowed.",
        "@street(light) It was so quiet that they could hear the siren stop, in front of the hospital. Then a baker with flour on his arms began to clap. “Well done, red,” said the policeman, and put a hand to his cap. Nobody in the whole history of the street had ever said that to {thelight}. It glowed.",
      ],
      "+ @street In the evening a man came to the corner with a box of pralines and did not know whom to give them to. His daughter had been in the ambulance. She had a brother now. In the end he put them on the pavement, right under the pole, and the pigeon was very moved.",
      "@street.dawn(light) {Thelight} goes from red to green all day, and does it with care. But early on Sundays, at a quarter to six, when the street is empty, it goes blue for exactly one minute. There are people who get up for it. They stand at the corner with their coffee, and have a look round.",
    ],
  }),
  story({
    says: [
      /\bwind\b/i,
      /\b(?<kite>kite|balloon|paper plane)\b/i,
      /\b(?:contest|compet\w*|bet|argu\w*|quarrel\w*|higher|stronger|race|duel|fight\w*|challeng\w*)\b/i,
    ],
    of: "things",
    may: also("north|south|west|east", "fl(?:y|ies|ew)", "who"),
    unless: /\b(?:murder\w*|girl|boy|children|children's|festival|team|class|king|coat|cloak)\b/i,
    after: [
      "“Without me you're a bit of paper on a stick,” said the wind. “Without me you're nothing to look at,” said {thekite}. “Nobody can even see you.” It was the truth, and it hurt both of them. So they agreed on Saturday, at noon, and the swallows were to be the judges.",
      "Word got round. On Saturday people sat on all the roofs, with melons and with cushions. The wind had rested for two days, and not a leaf had moved in the whole town. “Ready?” called the oldest swallow. “Go!”",
      "The wind shot up, straight as a pillar, and took two hats along. {Thekite} went after it. At the height of the tower they were side by side. “You're getting tired!” howled the wind. “I haven't started!” called {thekite}. Higher they went, over the last swallow, until the town was a crumb on a plate.",
      "+ Down there the people held on to their melons. “Who's winning?” they asked. “The one at the front,” said a boy with a telescope. “But they keep changing.”",
      "Then the wind became so angry that it wanted to finish it. It blew with all its might, from below, from the side, from everywhere. Something snapped. {Thekite} turned over, once, twice. It fell out of the sky like a stone, and all the people on the roofs jumped up. The wind had won. It looked round. There was nobody up there with it.",
    ],
    end: [
      "It was the emptiest place in which the wind had ever been. There was nothing to push, and nothing pushed back. “Did you see me?” called the wind. Far below, {thekite} got smaller. It was spinning towards the river, and it did not say a thing.",
      "The wind turned. It fell faster than {thekite} fell, past it, below it, and spread itself out over the water, wide and soft, like a hand. Just above the waves it caught it. “I've got you,” said the wind. It had never carried anything so carefully, not even the seed of a dandelion.",
      "+ They mended what was torn. A girl on the river bank gave a hair ribbon for it. “And who was higher?” she asked. “It was,” said the wind. “It was,” said {thekite}, at the same moment. The swallows wrote down: a draw.",
      "They meet every Saturday now, and the people sit on the roofs. The wind takes a run behind the hills, and {thekite} leans on it, and they write long curves into the blue. And in the curves, if you look properly, you can see the wind. You can see exactly what it looks like.",
    ],
  }),
];
